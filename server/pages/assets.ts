import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Lang } from '../../contract/locales.ts';

interface ManifestEntry {
  file: string;
  css?: string[];
  imports?: string[];
  assets?: string[];
}
type Manifest = Record<string, ManifestEntry>;

/** The addresses of scripts and styles that a page begins with. */
export interface PageAssets {
  /** At once. */
  scripts: string[];
  /** After the page was drawn; the first of them brings the others to use. */
  later: string[];
  styles: string[];
  fonts: string[];
}

/** Says what a page needs, given its language and the source files that it was made of. */
export type AssetsOf = (lang: Lang, files: readonly string[]) => PageAssets;

const first = 'web/hydration/load-after-paint.ts';
const entry = 'web/entry.client.tsx';
/**
 * The parts of the font that the words of each language are drawn with. Those of Arabic have no digits, and no spaces: the
 * other part comes anyway, and where it came later lines broke elsewhere than they had.
 */
const fontOf: Record<Lang, RegExp> = { en: /rubik-latin-basic/, ar: /rubik-(arabic|latin)-basic/ };

/** Reads the manifest of the build in `folder`. */
export async function builtAssets(folder: string): Promise<AssetsOf> {
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Manifest;
  const made = new Map<string, PageAssets>();
  return (lang, files) => {
    const key = `${lang} ${files.join(' ')}`;
    const known = made.get(key);
    if (known) return known;
    const scripts = new Set<string>();
    // The sheet that says the order of the layers is the first.
    const styles = new Set(manifest[entry]?.css);
    const fonts = new Set<string>();
    const visit = (name: string) => {
      const part = manifest[name];
      if (!part || scripts.has(part.file)) return;
      scripts.add(part.file);
      for (const asset of part.assets ?? []) if (fontOf[lang].test(asset)) fonts.add(asset);
      for (const next of part.imports ?? []) visit(next);
      // After those of what it uses, as its own rules may change them.
      for (const style of part.css ?? []) styles.add(style);
    };
    for (const name of [entry, ...files]) visit(name);
    const assets = {
      scripts: [`/${manifest[first]?.file}`],
      later: [...scripts].map((file) => `/${file}`),
      styles: [...styles].map((file) => `/${file}`),
      // That of Arabic is named first, and comes first.
      fonts: [...fonts].sort().map((file) => `/${file}`),
    };
    made.set(key, assets);
    return assets;
  };
}

/**
 * While developing, Vite serves the sources themselves.
 * @param stylesOf the sheets of all that was drawn so far: without them a page would stand bare until its scripts run
 */
export const sourceAssets =
  (stylesOf: () => string[]): AssetsOf =>
  () => ({
    scripts: ['/@vite/client', `/${entry}`],
    later: [],
    styles: [...new Set(['/web/styles/main.css', ...stylesOf()])],
    fonts: [],
  });
