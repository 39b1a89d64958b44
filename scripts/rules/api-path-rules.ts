import type { SourceFile } from './file-rules.ts';

/** The base path of the API with a city, or a placeholder for it. */
const API_PATH = /\/api\/(?:NY\b|\$\{|\{city|:city|\*\*\/)/;

const IS_CODE = /\.(ts|tsx|mjs)$/;

/** Where literal paths of the API are allowed, and why. */
const ALLOWED: [path: RegExp, why: string][] = [
  [/^contract\//, 'declares them'],
  [/\.(test|spec)\.tsx?$/, 'may ask for what no endpoint allows, and watches the network'],
  [/^scripts\/rules\/api-path-rules\.ts$/, 'says what a path is'],
];

/**
 * Finds literal paths of the API: callers of an endpoint reference its declaration in the contract, so that a
 * renamed route is a compile error.
 * @returns one message per line with a path
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
