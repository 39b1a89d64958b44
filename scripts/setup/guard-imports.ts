const literal = /\bimport\(\s*((["'`])\.{1,2}\/[^"'`$]+\2)\s*\)/g;
const loading = String.raw`(loadModule\(["'\x60][^"'\x60]+["'\x60]\))`;
/** Vite's wrapper around an import for its style sheets, for imports without any. */
const idleWraps = [
  new RegExp(String.raw`[\w$]+\(\(\)=>${loading}(\.then\((\w)=>\3\.default\))?,\[\]\)`, 'g'),
  new RegExp(
    String.raw`[\w$]+\(async ?\(\)=>\{let\{\w+:(\w+)\}=await ${loading};return\{\w+:\1\}\},\[\]\)`,
    'g',
  ),
] as const;

/**
 * The code of a built script with `loadModule(…)` in place of each `import(…)`.
 * @throws if an `import()` remains
 */
export function guardImports(code: string): string {
  const guarded = code
    .replace(literal, 'loadModule($1)')
    .replace(idleWraps[0], (_, load: string, pick = '') => `${load}${pick}`)
    .replace(idleWraps[1], (_, _name, load: string) => load);
  const [left] = /.{0,80}\bimport\s*\(.{0,80}/s.exec(guarded) ?? [];
  if (left !== undefined) throw new Error(`An import() that escapes the loader: ${left}`);
  return guarded;
}
