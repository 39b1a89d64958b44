/** A place on the screen, in pixels. */
interface Spot {
  x: number;
  y: number;
}

/** So near, in pixels, the labels of two pins cover one another. */
const reach = { x: 78, y: 46 };

/** Gathers what would cover one another around the first of each group, so that every label can be read and met. */
export function gather<Pin>(pins: readonly Pin[], spotOf: (pin: Pin) => Spot): Pin[][] {
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
