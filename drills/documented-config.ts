import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const guide = join(import.meta.dirname, '../docs/deploying.md');

/**
 * The code blocks of docs/deploying.md in a language, in order: drills run what operators copy.
 * @param language as after the opening fence, such as `nginx`
 */
export async function documentedBlocks(language: string): Promise<string[]> {
  const text = await readFile(guide, 'utf8');
  const fenced = new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 'gs');
  return [...text.matchAll(fenced)].map(([, block = '']) => block);
}

/**
 * Replaces parts of a documented configuration.
 * @param changes pairs of a text and its replacement
 * @throws Error if the document does not contain one of the texts
 */
export function adapted(config: string, changes: readonly (readonly [string, string])[]): string {
  return changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`docs/deploying.md no longer contains: ${from}`);
    return text.replaceAll(from, to);
  }, config);
}
