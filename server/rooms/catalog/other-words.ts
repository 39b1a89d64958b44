import { terms } from '../../../contract/search.ts';
import { arabicWords } from './other-words/arabic.ts';
import * as arabic from './other-words/arabic-tables.ts';
import { englishWords } from './other-words/english.ts';
import * as english from './other-words/english-tables.ts';

/** A word or an expression that leads to a concept, which does not lead back to it: «ragtop» to convertible cars. */
export interface OtherWord {
  /** Its terms. */
  wording: string[];
  /** A wording of the concepts that it leads to. */
  meaning: string;
  /** Whether it leads there though other concepts have it as a wording. */
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
