import type { SourceFile } from './file-rules.ts';

const IS_PRODUCT_CODE = /^(contract|scripts|server|web)\/.*\.tsx?$/;
const IS_TEST = /\.test\.tsx?$|(^|\/)testing(\/|\.ts$|-)/;

/** Casts that the compiler does not check at all. */
const UNCHECKED_CAST = /\bas (never|unknown as)\b/;
const IS_COMMENT = /^\s*(\/\/|\/\*|\*)/;

/** The maximum distance of a comment above a cast: a long statement begins some lines before. */
const REACH = 8;

/**
 * Finds unchecked casts (`as never`, `as unknown as`) without a comment that justifies them, in the same paragraph
 * above the cast. Tests may cast freely.
 * @returns one message per cast
 */
export function castErrors(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => IS_PRODUCT_CODE.test(path) && !IS_TEST.test(path))
    .flatMap(({ path, content }) => {
      const lines = content.split('\n');
      return lines.flatMap((line, index) =>
        isCast(line) && !isExplained(lines, index)
          ? [`${path}:${index + 1}: an unchecked cast needs a comment that says why it holds`]
          : [],
      );
    });
}

/** How many unchecked casts there may be. Lower it whenever one goes. */
const MOST_CASTS = 26;

/** Counts the unchecked casts, explained or not, so that there are never more than today. */
export function castCountErrors(files: SourceFile[], most = MOST_CASTS): string[] {
  const count = files
    .filter(({ path }) => IS_PRODUCT_CODE.test(path) && !IS_TEST.test(path))
    .flatMap(({ content }) => content.split('\n'))
    .filter(isCast).length;
  if (count > most) return [`${count} unchecked casts, at most ${most}: let the types say it`];
  return count < most ? [`lower MOST_CASTS in cast-rules.ts to ${count}`] : [];
}

const isCast = (line: string) =>
  !IS_COMMENT.test(line) && UNCHECKED_CAST.test(line.replace(/\/\/.*|'[^']*'/g, ''));

function isExplained(lines: string[], at: number): boolean {
  const above = lines.slice(Math.max(0, at - REACH), at).reverse();
  const end = above.findIndex((line) => line.trim() === '');
  return above.slice(0, end < 0 ? above.length : end).some((line) => IS_COMMENT.test(line));
}
