import type { TransferCounts } from '../../../contract/transfers.ts';
import type { Translate, WordKey } from '../../i18n/words.ts';

/** The name of a field in the words of a person; the field's own where there is none. */
export function fieldWords(t: Translate, name: string): string {
  const key = `admin-transfers:field.${name}` as WordKey;
  return t(key);
}

/** What became of the rows, without what did not happen. */
export function countWords(t: Translate, counts: TransferCounts): string[] {
  const { inserted, updated, unchanged, refused, warnings } = counts;
  const parts: [number, string][] = [
    [inserted, t('admin-transfers:made', { count: inserted })],
    [updated, t('admin-transfers:changed', { count: updated })],
    [unchanged, t('admin-transfers:same', { count: unchanged })],
    [refused, t('admin-transfers:refused', { count: refused })],
    [warnings, t('admin-transfers:warned', { count: warnings })],
  ];
  return parts.filter(([count]) => count > 0).map(([, words]) => words);
}
