import type { Sharp } from 'sharp';

const columns = 9;
const rows = 8;
/** Fewer steps up, or fewer steps down, are a plain ground or one shade: it looks like thousands of others. */
const leastSteps = 6;

/**
 * What a picture looks like in 64 bits: whether each cell of a grey 9 × 8 copy is brighter than the one before it in
 * its row («difference hash»). A copy that was made smaller, paler or saved anew differs in a few bits at most.
 * @returns a signed whole number of 64 bits in digits, as the database keeps it; null where it would say too little
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
