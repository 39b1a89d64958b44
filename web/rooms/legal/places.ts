import type { LegalPage } from '../../../contract/entries.ts';

/** The path of each legal page, as the specification spells it, and its link text. */
export const legalPlaces = {
  'privacy-policy': { path: '/Privacy-Policy', word: 'layout:privacy' },
  'terms-conditions': { path: '/Terms-conditions', word: 'layout:terms' },
  eula: { path: '/eula', word: 'content:eula' },
} as const satisfies Record<LegalPage, { path: string; word: string }>;
