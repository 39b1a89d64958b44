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

/** The URLs of scripts and styles that a page loads. */
export interface PageAssets {
  /** Immediately. */
  scripts: string[];
  /** After the first paint; the first of them imports the others. */
  later: string[];
  styles: string[];
  fonts: string[];
}

/** Determines the assets of a page from its language and the source files that rendered it. */
export type AssetsOf = (lang: Lang, files: readonly string[]) => PageAssets;

const first = 'web/hydration/load-after-paint.ts';
const entry = 'web/entry.client.tsx';
/**
 * The font subsets of each language. Those of Arabic have no digits and spaces: the Latin subset is needed anyway,
 * and loading it later would reflow lines.
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
    // The sheet that declares the order of the layers is the first.
    const styles = new Set(manifest[entry]?.css);
    const fonts = new Set<string>();
    const visit = (name: string) => {
      const part = manifest[name];
      if (!part || scripts.has(part.file)) return;
      scripts.add(part.file);
      for (const asset of part.assets ?? []) if (fontOf[lang].test(asset)) fonts.add(asset);
      for (const next of part.imports ?? []) visit(next);
      // After those of its dependencies, as its own rules may override them.
      for (const style of part.css ?? []) styles.add(style);
    };
    for (const name of [entry, ...files]) visit(name);
    const assets = {
      scripts: [`/${manifest[first]?.file}`],
      later: [...scripts].map((file) => `/${file}`),
      styles: [...styles].map((file) => `/${file}`),
      // The Arabic subset is declared first, and loads first.
      fonts: [...fonts].sort().map((file) => `/${file}`),
    };
    made.set(key, assets);
    return assets;
  };
}

/**
 * In development Vite serves the sources themselves.
 * @param stylesOf the sheets of everything rendered so far: otherwise a page would be unstyled until its scripts
 * run
 */
export const sourceAssets =
  (stylesOf: () => string[]): AssetsOf =>
  () => ({
    scripts: ['/@vite/client', `/${entry}`],
    later: [],
    styles: [...new Set(['/web/styles/main.css', ...stylesOf()])],
    fonts: [],
  });
