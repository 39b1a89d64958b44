import type { PosterGoal } from '../../../contract/poster-kinds.ts';
import type { Poster } from '../../../contract/posters.ts';
import type { WordKey } from '../../i18n/words.ts';

/** What whoever prints a poster chooses. */
export interface PosterOptions {
  paper: Paper;
  goal: PosterGoal;
  tone: Tone;
  /** Lines instead of filled tiles. */
  savesInk: boolean;
}

export const papers = ['letter', 'a4', 'card'] as const;
export type Paper = (typeof papers)[number];
export const paperWords: Record<Paper, WordKey> = {
  letter: 'posters:letter',
  a4: 'posters:a4',
  card: 'posters:card',
};

export const goalWords: Record<PosterGoal, WordKey> = {
  page: 'posters:goalPage',
  review: 'posters:goalReview',
};

/** The tones of the site's tile work. */
export const tones = ['teal', 'amber', 'mint', 'dusk', 'sand', 'ink'] as const;
export type Tone = (typeof tones)[number];
export const toneWords: Record<Tone, WordKey> = {
  teal: 'posters:teal',
  amber: 'posters:amber',
  mint: 'posters:mint',
  dusk: 'posters:dusk',
  sand: 'posters:sand',
  ink: 'posters:ink',
};

/** The tile work of a poster as an image. */
export const patternOf = (id: number, tone: Tone, size: '1240x340' | '400x400'): string => {
  const [width = '', height = ''] = size.split('x');
  return `/art/pattern/${id}.svg?${new URLSearchParams({ w: width, h: height, tone })}`;
};

/** What the code holds, and without its scheme what is printed for those who do not scan. */
export function shortAddress(publicUrl: string, { code }: Pick<Poster, 'code'>, goal: PosterGoal): string {
  return `${publicUrl}/b/${code}${goal === 'review' ? '/review' : ''}`;
}
