import type { Columns, ValueColumn } from './columns.ts';
import { has, type Matched } from './matching.ts';
import { PhraseCursor } from './phrases.ts';
import { field } from './postings.ts';
import type { IndexQuestion, QuestionUnit } from './question.ts';
import type { Segment } from './segment.ts';
import type { ValueTable, ValueTables } from './value-table.ts';
import { bonus, worth } from './weights.ts';

/** The dimensions with the ids of a listing's categories and places, with their ancestors. */
export const categoryDimension = 'category';
export const placeDimension = 'city';

/** The weight of a unit by the field in which a document has it. */
const worthOf = Float64Array.from({ length: 128 }, (_, bits) => {
  const certainty = bits & has.meant ? 1 : worth.guessed;
  // An uncertain match in the title remains uncertain, even if the word itself is in the text.
  if (bits & has.meantTitle) return worth.title + worth.meant;
  if (bits & has.title) return worth.title * worth.guessed;
  if (bits & has.category) return worth.category * certainty;
  return (bits & has.offered ? worth.offered : worth.text) * certainty;
});

/** Whether the values of a table contain one of some ids: evaluated lazily. */
function valuesWith(table: ValueTable | undefined, ids: readonly number[]): (number: number) => boolean {
  const values = table?.values ?? [];
  /** For each value 1 if it has one, 2 if it has none, 0 if not evaluated yet. */
  const known = new Uint8Array(values.length);
  return (number) => {
    if (known[number] === 0) {
      const value = values[number] as readonly number[];
      known[number] = value.some((id) => ids.includes(id)) ? 1 : 2;
    }
    return known[number] === 1;
  };
}

/** Adds the weight of one unit to each document. */
function addUnit(
  scores: Float64Array,
  documents: Uint32Array,
  bits: Uint8Array,
  { categoryIds, placeId }: QuestionUnit,
  { dimensions }: Columns,
  tables: ValueTables,
): void {
  if (categoryIds.length === 0 && placeId !== undefined) {
    const inPlace = valuesWith(tables[placeDimension], [placeId]);
    const places = dimensions[placeDimension] as ValueColumn;
    for (const [index, document] of documents.entries()) {
      const isIn = inPlace(places[document] as number);
      scores[index] = (scores[index] as number) + (isIn ? 1 : worth.otherPlace);
    }
    return;
  }
  for (let index = 0; index < documents.length; index++) {
    const found = bits[documents[index] as number] as number;
    scores[index] = (scores[index] as number) + (worthOf[found] as number);
  }
  if (categoryIds.length === 0) return;
  const isItself = valuesWith(tables[categoryDimension], categoryIds);
  const categories = dimensions[categoryDimension] as ValueColumn;
  for (let index = 0; index < documents.length; index++) {
    if (isItself(categories[documents[index] as number] as number)) {
      scores[index] = (scores[index] as number) + worth.itself;
    }
  }
}

/** Adds the bonus of titles that contain the whole query as a phrase, or begin with it. */
function addPhrase(
  scores: Float64Array,
  documents: Uint32Array,
  segment: Segment,
  phrase: readonly string[],
): void {
  const cursor = PhraseCursor.of(segment, phrase);
  if (!cursor) return;
  const isOneWord = phrase.length === 1;
  const begins = isOneWord ? bonus.beginsWithOne : bonus.begins;
  const holds = isOneWord ? 0 : bonus.holds;
  for (let index = 0; index < documents.length; index++) {
    const document = documents[index] as number;
    if (cursor.document < document) cursor.advance(document);
    if (cursor.document !== document || !(cursor.fields & field.title)) continue;
    scores[index] = (scores[index] as number) + (cursor.beginsTitle() ? begins : holds);
  }
}

/** Adds the bonus of titles that begin with a word for the kind of thing. */
function addBeginnings(
  scores: Float64Array,
  documents: Uint32Array,
  segment: Segment,
  beginnings: readonly string[],
): void {
  for (const word of beginnings) {
    const cursor = PhraseCursor.of(segment, [word]);
    if (!cursor) continue;
    for (let index = 0; index < documents.length; index++) {
      const document = documents[index] as number;
      if (cursor.document < document) cursor.advance(document);
      if (cursor.document !== document || !(cursor.fields & field.title)) continue;
      if (cursor.beginsTitle()) scores[index] = (scores[index] as number) + bonus.beginsWithKind;
    }
  }
}

/**
 * The score of documents by their words: the mean of the units, plus the bonus of titles. Independent of filter,
 * day and the visitor's position.
 */
export function wordScores(
  segment: Segment,
  { documents, units: bits }: Matched,
  question: IndexQuestion,
  tables: ValueTables,
): Float64Array {
  const { units, phrase, beginnings } = question;
  const { titleLengths } = segment.columns;
  const scores = new Float64Array(documents.length);
  for (const [unit, one] of units.entries()) {
    addUnit(scores, documents, bits[unit] as Uint8Array, one, segment.columns, tables);
  }
  const subjects = Math.max(1, units.filter(({ placeId }) => placeId === undefined).length);
  for (let index = 0; index < documents.length; index++) {
    const length = Math.max(1, titleLengths[documents[index] as number] as number);
    scores[index] = (scores[index] as number) / units.length + bonus.brevity * Math.min(1, subjects / length);
  }
  addPhrase(scores, documents, segment, phrase);
  if (beginnings) addBeginnings(scores, documents, segment, beginnings);
  return scores;
}
