import { khatim } from './khatim.ts';

/** Colors of the logo on a light and on a dark background: star, door, light in the door. */
const MARK_COLORS = {
  light: ['#0B6F69', '#FFFFFF', '#F5AE2A'],
  dark: ['#57C2B6', '#0A2423', '#F5AE2A'],
} as const;

export type MarkGround = keyof typeof MARK_COLORS;

/** The logo: a lit door in a khatim star. */
export function logo(ground: MarkGround = 'light'): string {
  const [star, doorway, light] = MARK_COLORS[ground];
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="-20 -20 40 40">' +
    `<path d="${khatim(20)}" fill="${star}"/>` +
    `<path d="M-6.5 8V-2.9C-6.5-7.1-2.3-9.4 0-11C2.3-9.4 6.5-7.1 6.5-2.9V8Z" fill="${doorway}"/>` +
    `<path d="M-2.8 8V-.1C-2.8-1.9-1-2.9 0-3.6C1-2.9 2.8-1.9 2.8-.1V8Z" fill="${light}"/></svg>`
  );
}

/** A map pin whose tip is at the center of the lower edge. */
export function mapPin(): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="44" height="54" viewBox="0 0 44 54">' +
    '<path d="M22 53C22 53 41 34 41 20A19 19 0 0 0 3 20C3 34 22 53 22 53z" fill="#0B6F69" stroke="#fff"' +
    ` stroke-width="2.5"/><path d="${khatim(10)}" fill="#F5AE2A" transform="translate(22 20)"/></svg>`
  );
}
