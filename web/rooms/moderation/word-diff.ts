/** A segment of a text: in both, only in the newer, or only in the older. */
export interface Piece {
  text: string;
  kind: 'same' | 'added' | 'removed';
}

/** Beyond this number of comparisons the whole text counts as replaced. */
const mostCells = 4_000_000;

const wordsOf = (text: string): string[] => text.match(/\s+|[^\s]+/gu) ?? [];

/**
 * The difference between two texts by words: the longest common subsequence stays, the rest was removed or added.
 * The segments except the added ones form the older text, those except the removed ones the newer.
 */
export function wordDiff(before: string, after: string): Piece[] {
  const [older, newer] = [wordsOf(before), wordsOf(after)];
  let start = 0;
  while (start < older.length && start < newer.length && older[start] === newer[start]) start += 1;
  let end = 0;
  while (
    end < older.length - start &&
    end < newer.length - start &&
    older[older.length - 1 - end] === newer[newer.length - 1 - end]
  )
    end += 1;
  const from = older.slice(start, older.length - end);
  const to = newer.slice(start, newer.length - end);
  return joined([
    ...older.slice(0, start).map((text): Piece => ({ text, kind: 'same' })),
    ...middle(from, to),
    ...older.slice(older.length - end).map((text): Piece => ({ text, kind: 'same' })),
  ]);
}

function middle(from: readonly string[], to: readonly string[]): Piece[] {
  const whole = (words: readonly string[], kind: Piece['kind']) =>
    words.map((text): Piece => ({ text, kind }));
  if (from.length * to.length > mostCells) return [...whole(from, 'removed'), ...whole(to, 'added')];
  const width = to.length + 1;
  // The length of the longest common subsequence from each pair of positions.
  const lengths = new Uint32Array((from.length + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = from.length - 1; row >= 0; row--)
    for (let column = to.length - 1; column >= 0; column--)
      lengths[row * width + column] =
        from[row] === to[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  const pieces: Piece[] = [];
  let [row, column] = [0, 0];
  while (row < from.length && column < to.length) {
    if (from[row] === to[column]) {
      pieces.push({ text: from[row] ?? '', kind: 'same' });
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) {
      pieces.push({ text: from[row] ?? '', kind: 'removed' });
      row += 1;
    } else {
      pieces.push({ text: to[column] ?? '', kind: 'added' });
      column += 1;
    }
  }
  return [...pieces, ...whole(from.slice(row), 'removed'), ...whole(to.slice(column), 'added')];
}

/** Merges adjacent segments of the same type. */
function joined(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (last?.kind === piece.kind) last.text += piece.text;
    else result.push({ ...piece });
  }
  return result;
}
