import type { TransferCounts } from '../../../contract/transfers.ts';
import type { Translate, WordKey } from '../../i18n/words.ts';

/** The label of a field; its name if it has none. */
export function fieldWords(t: Translate, name: string): string {
  const key = `admin-transfers:field.${name}` as WordKey;
  return t(key);
}

/** The number of rows by result, omitting zeros. */
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
