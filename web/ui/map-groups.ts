/** A place on the screen, in pixels. */
interface Spot {
  x: number;
  y: number;
}

/** Half the width and half the height, in pixels, that pins take with some air around them. */
export const halfOf = { label: { x: 39, y: 23 }, dot: { x: 16, y: 14 } };

/** Gathers what would cover one another around the first of each group, so that every label can be read and met. */
export function gather<Pin>(
  pins: readonly Pin[],
  spotOf: (pin: Pin) => Spot,
  sizeOf: (pin: Pin) => Spot,
): Pin[][] {
  const groups: { spot: Spot; size: Spot; pins: Pin[] }[] = [];
  for (const pin of pins) {
    const spot = spotOf(pin);
    const size = sizeOf(pin);
    const near = groups.find(
      (group) =>
        Math.abs(group.spot.x - spot.x) < group.size.x + size.x &&
        Math.abs(group.spot.y - spot.y) < group.size.y + size.y,
    );
    if (near) near.pins.push(pin);
    else groups.push({ spot, size, pins: [pin] });
  }
  return groups.map((group) => group.pins);
}
