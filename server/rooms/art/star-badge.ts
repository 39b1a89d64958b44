import { escapeXml } from '../../http/escape-xml.ts';
import { khatim } from './khatim.ts';
import { letterOutline } from './letter-outlines.ts';
import { createRandom, pick } from './random.ts';

/** Background, letter, line. Every letter has a contrast of at least 4.5 with its background. */
const BADGE_COLORS = [
  ['#0B5752', '#F3FAF8', '#EDB445'],
  ['#0D2524', '#F5C765', '#1A8A82'],
  ['#F6C766', '#0B4643', '#FFFFFF'],
  ['#D5EFEA', '#0A5955', '#1A8A82'],
  ['#F8EFDC', '#6F430B', '#D89A33'],
] as const;

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** The first grapheme; empty for an empty text. */
export function firstGrapheme(text: string): string {
  const [first] = graphemes.segment(text.trim());
  return first?.segment ?? '';
}

/** The letter, 36 units per em: as an outline if there is one, otherwise as text in the viewer's font. */
function drawnLetter(letter: string, color: string): string {
  const outline = letterOutline(letter);
  if (outline) return `<path d="${outline}" fill="${color}" transform="scale(.072)"/>`;
  return (
    '<text y="1" text-anchor="middle" dominant-baseline="central" font-family="system-ui,sans-serif"' +
    ` font-weight="600" font-size="36" fill="${color}">${escapeXml(letter)}</text>`
  );
}

/**
 * The placeholder of a missing logo: a khatim star with an initial.
 *
 * @param seed the record's id: determines the colors
 * @param name the name in the displayed language, or its initial; only the first letter is used
 * @returns a square SVG document
 */
export function starBadge(seed: string, name: string): string {
  const [ground, ink, line] = pick(createRandom(`badge${seed}`), BADGE_COLORS);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="-50 -50 100 100">' +
    `<rect x="-50" y="-50" width="100" height="100" fill="${ground}"/><g fill="none" stroke="${line}">` +
    `<path d="${khatim(43)}" stroke-width="2.2"/><path d="${khatim(43, 22.5)}" opacity=".45"/></g>` +
    `${drawnLetter(firstGrapheme(name), ink)}</svg>`
  );
}
