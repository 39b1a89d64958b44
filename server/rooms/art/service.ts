/* Drawing functions for other rooms. */
export { ICONS, type IconName } from './icons.ts';
export { logo } from './logo.ts';
export { GOLD } from './medallion.ts';
export { zelligeBody } from './zellige.ts';
