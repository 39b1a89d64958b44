import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { type Direction, type Lang, locales } from '../../../contract/locales.ts';
import { escapeXml } from '../../http/escape-xml.ts';

/** The style of a text. Lengths are in pixels. */
export interface Setting {
  lang: Lang;
  color: string;
  /** 300 to 900. */
  weight: number;
  /** Sizes to try in descending order; the last one is used in any case. */
  sizes: readonly number[];
  width: number;
  height: number;
}

/** A text as a transparent picture, trimmed to its ink. */
export interface Lettered {
  png: Buffer;
  width: number;
  height: number;
}

/** The family name of the variable font, for all weights. */
const FONT_FAMILY = 'Rubik Light';

/** The site's font by script, the most common first; `scripts/fonts/subset-fonts.ts` creates the files. */
const FONT_FILES = ['latin', 'arabic', 'latin-ext'].map((script) =>
  fileURLToPath(new URL(`./fonts/rubik-${script}.ttf`, import.meta.url)),
);

/** The maximum length of a text in characters: longer ones end in an ellipsis. */
const LONGEST = 130;

/** Arabic, Hebrew or another right-to-left script before any other letter: the text is right-to-left. */
function directionOf(text: string): Direction {
  const letter = /\p{L}/u.exec(text)?.[0] ?? '';
  return /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}]/u.test(letter) ? 'rtl' : 'ltr';
}

/** At most `LONGEST` characters, truncated between words, with collapsed whitespace. */
export function shortened(text: string): string {
  const plain = text.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim();
  const characters = [...plain];
  if (characters.length <= LONGEST) return plain;
  const cut = characters.slice(0, LONGEST).join('');
  const space = cut.lastIndexOf(' ');
  return `${space > LONGEST / 2 ? cut.slice(0, space) : cut}…`;
}

/** Renders text in the site's font with shaping and bidirectional ordering. */
export function createLettering() {
  let loading: Promise<void> | undefined;

  /** The renderer caches a font once it has rendered text with its file. */
  async function load(): Promise<void> {
    for (const fontfile of FONT_FILES) {
      await sharp({ text: { text: 'x', font: FONT_FAMILY, fontfile } })
        .raw()
        .toBuffer();
    }
  }

  function ready(): Promise<void> {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  }

  async function setIn(size: number, text: string, setting: Setting): Promise<Lettered> {
    const { color, weight, width, lang } = setting;
    // The renderer mirrors alignment for right-to-left text.
    const align = directionOf(text) === locales[lang].dir ? 'left' : 'right';
    const { data, info } = await sharp({
      text: {
        text: `<span foreground="${color}" weight="${weight}">${escapeXml(text)}</span>`,
        font: `${FONT_FAMILY}, ${size}`,
        dpi: 72,
        rgba: true,
        width,
        align,
        wrap: 'word-char',
      },
    })
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true });
    return { png: data, width: info.width, height: info.height };
  }

  return {
    /** Undefined if the text has no visible characters. */
    async letter(text: string, setting: Setting): Promise<Lettered | undefined> {
      const plain = shortened(text);
      if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(plain)) return undefined;
      await ready();
      let lettered: Lettered | undefined;
      for (const size of setting.sizes) {
        lettered = await setIn(size, plain, setting);
        if (lettered.height <= setting.height && lettered.width <= setting.width) break;
      }
      return lettered;
    },
  };
}
export type Lettering = ReturnType<typeof createLettering>;
