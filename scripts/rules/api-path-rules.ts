import type { SourceFile } from './file-rules.ts';

/** The base of the API with a city, or something in its place. */
const API_PATH = /\/api\/(?:NY\b|\$\{|\{city|:city|\*\*\/)/;

const IS_CODE = /\.(ts|tsx|mjs)$/;

/** Where the paths of the API may be written out, and why. */
const ALLOWED: [path: RegExp, why: string][] = [
  [/^contract\//, 'declares them'],
  [/\.(test|spec)\.tsx?$/, 'may ask for what no endpoint allows, and watches the network'],
  [/^scripts\/rules\/api-path-rules\.ts$/, 'says what a path is'],
];

/**
 * Finds paths of the API that are written out: whoever calls an endpoint of the contract names it, so that a renamed
 * route does not compile.
 * @returns one sentence per line with a path
 */
export function apiPathErrors(files: SourceFile[]): string[] {
  return files.flatMap(({ path, content }) => {
    if (!IS_CODE.test(path) || ALLOWED.some(([allowed]) => allowed.test(path))) return [];
    return content
      .split('\n')
      .flatMap((line, index) =>
        API_PATH.test(line) ? [`${path}:${index + 1}: name the endpoint of the contract, not its path`] : [],
      );
  });
}
