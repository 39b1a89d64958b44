import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { shortName } from '../scripts/setup/style-modules.ts';

/**
 * The selector of a class in `web/ui/shared`: for tests of the styles themselves, and for elements with neither role
 * nor text. Other elements are located by role, label or text.
 */
export function sharedClass(module: string, name: string): string {
  const file = join(dirname(import.meta.dirname), `web/ui/shared/${module}.module.css`);
  return `.${shortName(name, file, readFileSync(file, 'utf8'))}`;
}
