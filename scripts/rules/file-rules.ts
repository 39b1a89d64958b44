import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

export interface SourceFile {
  /** From the root of the checkout, with forward slashes. */
  path: string;
  content: string;
}

/** A longer file has several purposes, and should be split. */
const LONGEST = 400;

/** Meaningless names, which attract unrelated code. */
const DRAWERS = /^(utils?|misc|common|helpers?)$/i;

const IS_CODE = /\.(ts|tsx|mjs|cjs|js|css)$/;

/**
 * Rules about names and lengths of files.
 * @returns one message per violation
 */
export function fileErrors(files: SourceFile[]): string[] {
  return files.flatMap(({ path, content }) => {
    const errors: string[] = [];
    const words = path.split('/').map((part) => part.replace(/\..*$/, ''));
    if (words.some((word) => DRAWERS.test(word))) {
      errors.push(`${path}: name it after what it does, not utils, misc, common or helpers`);
    }
    const lines = content.split('\n').length - 1;
    if (IS_CODE.test(path) && lines > LONGEST)
      errors.push(`${path}: ${lines} lines, ${LONGEST} are the most`);
    if (IS_CODE.test(path) && !isWellNamed(basename(path))) {
      errors.push(`${path}: components are PascalCase.tsx, all other files kebab-case`);
    }
    return errors;
  });
}

/** `kebab-case`, with role words after dots, or `PascalCase` for components and their tests. */
function isWellNamed(name: string): boolean {
  return (
    /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)+$/.test(name) ||
    /^[A-Z][A-Za-z0-9]*(\.test\.tsx|\.tsx|\.module\.css)$/.test(name)
  );
}

/** Every file that is or will be committed; without git, as in an unpacked archive, every file of the project. */
export function committedFiles(root: string): SourceFile[] {
  return pathsBelow(root).flatMap((path) => {
    try {
      return [{ path, content: IS_CODE.test(path) ? readFileSync(join(root, path), 'utf8') : '' }];
    } catch {
      return [];
    }
  });
}

function pathsBelow(root: string): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  try {
    const options = { cwd: root, encoding: 'utf8', maxBuffer: 64_000_000, stdio: 'pipe' } as const;
    return execFileSync('git', args, options).split('\0').filter(Boolean);
  } catch {
    const isOurs = (path: string) =>
      !/(^|\/)(node_modules|\.git|dist|data|test-results|coverage)(\/|$)/.test(path);
    const exclude = (path: string) => !isOurs(path);
    return globSync('**/*', { cwd: root, exclude });
  }
}
