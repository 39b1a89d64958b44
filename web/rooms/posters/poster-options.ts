import type { PosterGoal } from '../../../contract/poster-kinds.ts';
import type { Poster } from '../../../contract/posters.ts';
import type { WordKey } from '../../i18n/words.ts';

/** The options of a poster. */
export interface PosterOptions {
  paper: Paper;
  goal: PosterGoal;
  tone: Tone;
  /** Outlines instead of filled tiles. */
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

/** The colors of the site's tile patterns. */
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

/** The tile pattern of a poster as an image. */
export const patternOf = (id: number, tone: Tone, size: '1240x340' | '400x400'): string => {
  const [width = '', height = ''] = size.split('x');
  return `/art/pattern/${id}.svg?${new URLSearchParams({ w: width, h: height, tone })}`;
};

/** The address in the code, and without its scheme the printed address. */
export function shortAddress(publicUrl: string, { code }: Pick<Poster, 'code'>, goal: PosterGoal): string {
  return `${publicUrl}/b/${code}${goal === 'review' ? '/review' : ''}`;
}
