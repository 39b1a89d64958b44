/** The colors of one pattern. */
export interface Tone {
  ground: string;
  star: string;
  satellite: string;
  kite: string;
  rosette: string;
  heart: string;
  strap: string;
}

export const TONES = {
  teal: {
    ground: '#0B5752',
    star: '#0F6F69',
    satellite: '#EDB445',
    kite: '#8CCFC6',
    rosette: '#0A4A46',
    heart: '#F5C765',
    strap: '#F3FAF8',
  },
  mint: {
    ground: '#CBE7E1',
    star: '#E9F5F2',
    satellite: '#1A8A82',
    kite: '#7CC4BA',
    rosette: '#BFE1DA',
    heart: '#0F6F69',
    strap: '#FFFFFF',
  },
  amber: {
    ground: '#E8A63A',
    star: '#F6C766',
    satellite: '#0F6F69',
    kite: '#FBE3AE',
    rosette: '#EFB34A',
    heart: '#0B5752',
    strap: '#FFFAF0',
  },
  sand: {
    ground: '#EBD9B4',
    star: '#F8EFDC',
    satellite: '#0F6F69',
    kite: '#DDBE82',
    rosette: '#F0E2C2',
    heart: '#C98A22',
    strap: '#FFFFFF',
  },
  ink: {
    ground: '#0D2524',
    star: '#14403E',
    satellite: '#F0B64C',
    kite: '#1E5B57',
    rosette: '#0B302F',
    heart: '#F5C765',
    strap: '#9CCFC8',
  },
  dusk: {
    ground: '#123F47',
    star: '#1B5B63',
    satellite: '#F0B64C',
    kite: '#D9E9E4',
    rosette: '#0F4A52',
    heart: '#E58F3A',
    strap: '#F1F8F6',
  },
} as const satisfies Record<string, Tone>;

export type ToneName = keyof typeof TONES;

/** The order in which seeds select; changing it changes the placeholder of every record. */
export const TONE_NAMES = [
  'teal',
  'amber',
  'mint',
  'dusk',
  'sand',
  'ink',
] as const satisfies readonly ToneName[];
