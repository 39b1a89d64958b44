import type { Sharp } from 'sharp';

const columns = 9;
const rows = 8;
/**
 * With fewer ascending or descending steps the picture is a plain area or a gradient, which resembles thousands of
 * others.
 */
const leastSteps = 6;

/**
 * The perceptual hash of a picture in 64 bits: whether each cell of a gray 9 × 8 copy is brighter than the previous
 * one in its row (“difference hash”). A copy that was scaled, brightened or recompressed differs in a few bits at
 * most.
 * @returns a signed 64-bit integer in decimal digits, as the database stores it; null if it is not distinctive
 */
export async function likenessOf(picture: Sharp): Promise<string | null> {
  const grey = await picture
    .removeAlpha()
    .greyscale()
    .resize(columns, rows, { fit: 'fill' })
    .raw()
    .toBuffer();
  let hash = 0n;
  let up = 0;
  for (let row = 0; row < rows; row++) {
    for (let column = 1; column < columns; column++) {
      const at = row * columns + column;
      const isUp = (grey[at] ?? 0) > (grey[at - 1] ?? 0);
      hash = (hash << 1n) | (isUp ? 1n : 0n);
      if (isUp) up += 1;
    }
  }
  const cells = rows * (columns - 1);
  if (up < leastSteps || up > cells - leastSteps) return null;
  return BigInt.asIntN(64, hash).toString();
}
