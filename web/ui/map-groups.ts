/** A place on the screen, in pixels. */
interface Spot {
  x: number;
  y: number;
}

/** So near, in pixels, two pins cover one another: those that carry a price are wider than those with a sign. */
export const reachOf = { label: { x: 78, y: 46 }, sign: { x: 44, y: 46 } };

/** Gathers what would cover one another around the first of each group, so that every label can be read and met. */
export function gather<Pin>(pins: readonly Pin[], spotOf: (pin: Pin) => Spot, reach: Spot): Pin[][] {
  const groups: { spot: Spot; pins: Pin[] }[] = [];
  for (const pin of pins) {
    const spot = spotOf(pin);
    const near = groups.find(
      (group) => Math.abs(group.spot.x - spot.x) < reach.x && Math.abs(group.spot.y - spot.y) < reach.y,
    );
    if (near) near.pins.push(pin);
    else groups.push({ spot, pins: [pin] });
  }
  return groups.map((group) => group.pins);
}
