import { execFileSync } from 'node:child_process';

/** Base branches for comparison, in order of preference. */
const BASES = ['origin/HEAD', 'origin/main', 'main'];

/**
 * The difference from the branch that this one was created from, committed or not; on that branch itself,
 * uncommitted changes.
 * @param base a branch or commit to compare with instead
 * @returns paths from the root of the checkout, including deleted files
 * @throws if there is no such branch, or no git
 */
export function changedFiles(root: string, base?: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe', maxBuffer: 64_000_000 });
  const names = (...args: string[]) =>
    git(...args, '-z')
      .split('\0')
      .filter(Boolean);
  const exists = (ref: string) => {
    try {
      return git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`) !== '';
    } catch {
      return false;
    }
  };
  const from = base ?? BASES.find(exists);
  if (from === undefined) throw new Error(`None of these branches is here: ${BASES.join(', ')}`);
  const start = git('merge-base', 'HEAD', from).trim();
  const changed = names('diff', '--name-only', '--no-renames', start);
  return [...new Set([...changed, ...names('ls-files', '--others', '--exclude-standard')])].sort();
}
