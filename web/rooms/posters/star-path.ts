/** The site's eight-pointed star around 0, 0: two overlapping squares. */
export function starPath(radius: number): string {
  const inner = radius * Math.sqrt(2 - Math.SQRT2);
  const points = Array.from({ length: 16 }, (_, at) => {
    const length = at % 2 === 0 ? radius : inner;
    const angle = (at * Math.PI) / 8;
    return `${(Math.cos(angle) * length).toFixed(2)} ${(Math.sin(angle) * length).toFixed(2)}`;
  });
  return `M${points.join('L')}Z`;
}
