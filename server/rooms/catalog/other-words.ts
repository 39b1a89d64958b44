import { terms } from '../../../contract/search.ts';
import { arabicWords } from './other-words/arabic.ts';
import * as arabic from './other-words/arabic-tables.ts';
import { englishWords } from './other-words/english.ts';
import * as english from './other-words/english-tables.ts';

/** A word or expression that leads to a concept, but not the other way: “ragtop” leads to convertible cars. */
export interface OtherWord {
  /** Its terms. */
  wording: string[];
  /** A wording of the target concepts. */
  meaning: string;
  /** Whether it leads there even though it is a wording of other concepts. */
  isShared: boolean;
}

function parsed(table: string): OtherWord[] {
  return table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [meaning = '', words = ''] = line.split(': ');
      return words.split(/[,،] /).map((word) => ({
        wording: terms(word.replace('*', '')),
        meaning: terms(meaning).join(' '),
        isShared: word.startsWith('*'),
      }));
    });
}

export const otherWords: readonly OtherWord[] = [
  englishWords,
  ...Object.values(english),
  arabicWords,
  ...Object.values(arabic),
].flatMap(parsed);
