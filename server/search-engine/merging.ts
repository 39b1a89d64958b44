import { copyColumns, emptyColumns } from './columns.ts';
import { DictionaryWriter, MergedTerms } from './dictionary.ts';
import { noDocument, PostingCursor, PostingsWriter } from './postings.ts';
import { type Segment, segmentOf } from './segment.ts';
import type { ValueTables } from './value-table.ts';

/** Marks a document that is not copied. */
const dead = 0xffff_ffff;

/** The number of postings after which a merge yields. */
const postingsAtOnce = 50_000;

/** The new number of each live document of each segment. */
function renumbered(segments: readonly Segment[]): Uint32Array[] {
  let next = 0;
  return segments.map(({ size, live }) => {
    const numbers = new Uint32Array(size);
    for (let document = 0; document < size; document++) numbers[document] = live[document] ? next++ : dead;
    return numbers;
  });
}

/**
 * Merges segments into one, without documents that are dead when it begins; those that die meanwhile have to be
 * removed from the result. It yields periodically, so that the caller can do other work in between.
 */
export function* mergeSegments(segments: readonly Segment[], tables: ValueTables): Generator<void, Segment> {
  const numbers = renumbered(segments);
  const columns = emptyColumns(
    segments.reduce((sum, { liveCount }) => sum + liveCount, 0),
    tables,
  );
  for (const [index, segment] of segments.entries()) {
    const own = numbers[index] as Uint32Array;
    for (let document = 0; document < segment.size; document++) {
      const to = own[document] as number;
      if (to !== dead) copyColumns(columns, to, segment.columns, document);
      if (document % postingsAtOnce === 0) yield;
    }
  }
  const dictionary = new DictionaryWriter();
  const postings = new PostingsWriter();
  const terms = new MergedTerms(segments.map((segment) => segment.dictionary));
  let written = 0;
  while (terms.advance()) {
    postings.beginTerm();
    for (const { dictionary: index, term } of terms.holders) {
      const segment = segments[index] as Segment;
      const own = numbers[index] as Uint32Array;
      const cursor = new PostingCursor(segment.postings, term);
      for (let document = cursor.next(); document !== noDocument; document = cursor.next()) {
        const to = own[document] as number;
        if (++written % postingsAtOnce === 0) yield;
        const { from, to: end } = cursor.positionBytes();
        if (to !== dead) postings.add(to, cursor.fields, segment.postings.records, from, end);
      }
    }
    // Terms of dead documents only are dropped.
    if (postings.endTerm()) dictionary.add(terms.bytes);
    if (++written % postingsAtOnce === 0) yield;
  }
  return segmentOf(dictionary.finish(), postings.finish(), columns);
}
