/** A position on the screen, in pixels. */
interface Spot {
  x: number;
  y: number;
}

/** The extent of a pin around its point, in pixels: to either side, above and below. */
export interface PinBox {
  side: number;
  above: number;
  below: number;
}

/**
 * The boxes of pins with a margin. Any pin may become a cluster with the next one nearby: the box of a dot has room
 * for the circle of a cluster, which is above its point like labels.
 */
export const pinBoxes = {
  label: { side: 39, above: 46, below: 3 },
  dot: { side: 26, above: 46, below: 14 },
} as const satisfies Record<string, PinBox>;

/** Clusters overlapping pins around the first of each cluster, so that every label is readable and clickable. */
export function gather<Pin>(
  pins: readonly Pin[],
  spotOf: (pin: Pin) => Spot,
  boxOf: (pin: Pin) => PinBox,
): Pin[][] {
  const groups: { spot: Spot; box: PinBox; pins: Pin[] }[] = [];
  for (const pin of pins) {
    const spot = spotOf(pin);
    const box = boxOf(pin);
    const near = groups.find(
      (group) =>
        Math.abs(group.spot.x - spot.x) < group.box.side + box.side &&
        spot.y - group.spot.y < group.box.below + box.above &&
        group.spot.y - spot.y < group.box.above + box.below,
    );
    if (near) near.pins.push(pin);
    else groups.push({ spot, box, pins: [pin] });
  }
  return groups.map((group) => group.pins);
}
