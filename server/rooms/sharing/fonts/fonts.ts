import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { unpackWoff2 } from './woff2.ts';

/** The font of the site in the parts that its package has, the commonest script first. */
const PARTS = ['latin', 'arabic', 'latin-ext'];

/** What the variable font calls itself, in all its weights. */
export const FONT_FAMILY = 'Rubik Light';

/**
 * Unpacks the site's font into `folder`, once, since the renderer of text reads fonts from TrueType files only.
 * @returns the files
 */
export async function unpackFonts(folder: string): Promise<string[]> {
  const require = createRequire(import.meta.url);
  const from = join(dirname(require.resolve('@fontsource-variable/rubik/package.json')), 'files');
  await mkdir(folder, { recursive: true });
  return Promise.all(
    PARTS.map(async (part) => {
      const packed = await readFile(join(from, `rubik-${part}-wght-normal.woff2`));
      const hash = createHash('sha256').update(packed).digest('hex').slice(0, 12);
      const file = join(folder, `rubik-${part}-${hash}.ttf`);
      const isThere = await readFile(file).then(
        () => true,
        () => false,
      );
      if (isThere) return file;
      // Written beside and renamed: a second process never reads half a font.
      const draft = `${file}.${process.pid}`;
      await writeFile(draft, unpackWoff2(packed));
      await rename(draft, file);
      return file;
    }),
  );
}
