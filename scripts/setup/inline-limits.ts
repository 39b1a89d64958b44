interface Bounds {
  readonly [name: string]: unknown;
}

/** The imported names and the module of an import from the file of limits. */
const limitsImport = /\bimport\s*\{\s*limits\s*\}\s*from\s*["'](?:\.{1,2}\/)+(?:contract\/)?limits\.ts["'];?/;

/** A comment on lines of its own, which may mention limits. */
const comment = /^[ \t]*(?:\/\/.*|\/\*[\s\S]*?\*\/)/gm;

/**
 * Replaces each limit in a page module (`limits.code.digits`) by its number, so that the bundler drops the table:
 * as an object it would be part of every page's initial scripts, with the limits of all forms. A read that does not
 * end at a number, such as `const { home } = limits`, remains and imports the table.
 * @param code JavaScript
 */
export function inlineLimits(code: string, limits: Bounds): string {
  if (!limitsImport.test(code)) return code;
  const inlined = code.replace(/(?<![\w$.])limits((?:\.\w+)+)/g, (whole, path: string) => {
    let value: unknown = limits;
    for (const name of path.slice(1).split('.')) value = (value as Bounds | undefined)?.[name];
    return typeof value === 'number' ? String(value) : whole;
  });
  const rest = inlined.replace(limitsImport, '');
  return /(?<![\w$.])limits\b/.test(rest.replace(comment, '')) ? inlined : rest;
}
