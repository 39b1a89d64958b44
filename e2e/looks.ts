import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { shortName } from '../scripts/setup/style-modules.ts';

/**
 * A selector of what has a shared look, as `look('skeleton', 'block')`: for stories about the look itself, and for what
 * has neither role nor words, as outlines of what is on its way. Everything else is found as people find it.
 */
export function look(module: string, name: string): string {
  const file = join(dirname(import.meta.dirname), `web/ui/shared/${module}.module.css`);
  return `.${shortName(name, file, readFileSync(file, 'utf8'))}`;
}
