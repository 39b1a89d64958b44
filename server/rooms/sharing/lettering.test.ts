import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createLettering, shortened } from './lettering.ts';

describe('text rendering', () => {
  const setting = { color: '#000000', weight: 600, sizes: [60], width: 640, height: 300 };
  const ink = async (text: string, lang: 'en' | 'ar' = 'ar') =>
    (await createLettering().letter(text, { ...setting, lang }))?.width ?? 0;

  it('joins Arabic letters: a word is narrower than its isolated letters', async () => {
    const apart = await Promise.all([...'مخبز'].map((letter) => ink(letter)));
    const joined = await ink('مخبز');
    expect(joined).toBeGreaterThan(0);
    expect(joined).toBeLessThan(apart.reduce((sum, width) => sum + width) * 0.9);
  });

  it('uses the site’s font, whatever fonts are installed: weights differ', async () => {
    const lettering = createLettering();
    for (const text of ['Bakery', 'مخبز', 'Žižek']) {
      const [thin, black] = await Promise.all(
        [300, 900].map((weight) => lettering.letter(text, { ...setting, weight, lang: 'en' })),
      );
      const coverage = async (png: Buffer | undefined) => (await sharp(png).stats()).channels[3]?.sum ?? 0;
      expect(await coverage(black?.png), text).toBeGreaterThan((await coverage(thin?.png)) * 1.6);
    }
  });

  it('reduces the size of long texts, and breaks words that are too long', async () => {
    const long = await createLettering().letter('Unbreakable'.repeat(8), {
      ...setting,
      sizes: [60, 30],
      height: 120,
      lang: 'en',
    });
    expect(long?.width).toBeLessThanOrEqual(640);
    expect(long?.height).toBeLessThanOrEqual(120);
  });

  it('treats markup as text, and an empty text as nothing', async () => {
    expect(await ink('<b>x</b> & y', 'en')).toBeGreaterThan(await ink('x & y', 'en'));
    expect(await ink(' \u0000\u200f ')).toBe(0);
  });

  it('truncates long texts between words', () => {
    expect(shortened('a\u202eb\n c')).toBe('a b c');
    const cut = shortened('word '.repeat(60));
    expect([...cut].length).toBeLessThanOrEqual(131);
    expect(cut.endsWith('word…')).toBe(true);
    expect([...shortened('😀'.repeat(200))].length).toBe(131);
  });
});
