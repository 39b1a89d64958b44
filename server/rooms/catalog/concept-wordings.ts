import type { Concept } from './lexicon.ts';

export function unique(wordings: string[][]): string[][] {
  return [...new Map(wordings.map((wording) => [wording.join(' '), wording])).values()];
}

/** What was written, and the other wordings of its concepts, except those that mean a people in listings. */
export function conceptWordings(own: string[], concepts: readonly Concept[]): string[][] {
  const others = concepts.flatMap(({ wordings, ofPeoples }) =>
    ofPeoples.size === 0 ? wordings : wordings.filter((wording) => !ofPeoples.has(wording.join(' '))),
  );
  return unique([own, ...others]);
}

/** Separates the wordings that are as certain as what was written: those that some concept has unambiguously. */
export function sureWordings(
  own: readonly string[],
  concepts: readonly Concept[],
): (wording: string[]) => boolean {
  if (concepts.every(({ doubtful }) => doubtful.size === 0)) return () => true;
  const written = own.join(' ');
  const sure = new Set(
    concepts.flatMap(({ wordings, doubtful }) =>
      wordings.map((wording) => wording.join(' ')).filter((wording) => !doubtful.has(wording)),
    ),
  );
  return (wording) => wording.join(' ') === written || sure.has(wording.join(' '));
}
