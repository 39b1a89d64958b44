import type { Lang } from '../../contract/locales.ts';
import { loadWords } from '../i18n/load.ts';
import { createTranslate, type Messages } from '../i18n/words.ts';
import type { Changes } from './address.ts';
import { readDollars, readWords } from './reading.ts';
import type { ListAddress } from './use-list-address.ts';

/* Text fields of a filter panel take effect on submit; links and switches at once. */

const amounts = ['price_min', 'price_max', 'salary_min'];
const fields = [...amounts, 'q'].map((name) => `input[name=${name}]:not([type=hidden])`);
const selector = [...fields, 'select[name=salary_type]'].join();

interface TypedFilters {
  /** Only what differs from the address. */
  changes: Changes;
  /** The first field whose text is not an amount in dollars. */
  invalid: HTMLInputElement | null;
}

/** Parses all text fields of a panel. The limits of a price range may be reversed. */
export function readTyped(panel: ParentNode, params: URLSearchParams): TypedFilters {
  const read: Changes = {};
  let invalid: HTMLInputElement | null = null;
  for (const field of panel.querySelectorAll<HTMLInputElement>(selector)) {
    const { name, value } = field;
    const isAmount = amounts.includes(name);
    read[name] = isAmount ? readDollars(value) : readWords(value);
    if (isAmount && value.trim() && !read[name]) invalid ??= field;
  }
  const { price_min: from, price_max: to } = read;
  if (from && to && Number(from) > Number(to)) Object.assign(read, { price_min: to, price_max: from });
  // A period requires an amount; without one, only that of a removed amount is removed.
  if ('salary_type' in read && !read.salary_min) {
    if (params.has('salary_min')) read.salary_type = null;
    else delete read.salary_type;
  }
  const changes = Object.entries(read).filter(
    ([name, value]) => (params.get(name) ?? null) !== (value ?? null),
  );
  return { changes: Object.fromEntries(changes), invalid };
}

async function complain(field: HTMLInputElement, lang: Lang): Promise<void> {
  const messages: Partial<Messages> = {};
  await loadWords(lang, ['filtering'], messages);
  field.setCustomValidity(createTranslate(lang, messages)('filtering:wholeDollars'));
  field.addEventListener('input', () => field.setCustomValidity(''), { once: true });
  field.reportValidity();
}

/**
 * Applies the text fields of the panel to the list.
 * @returns whether it did; otherwise the invalid field has the focus and displays the error
 */
export function applyTyped(panel: ParentNode, list: ListAddress, lang: Lang): boolean {
  const { changes, invalid } = readTyped(panel, list.params);
  if (invalid) {
    void complain(invalid, lang);
    return false;
  }
  if (Object.keys(changes).length > 0) list.go(changes);
  return true;
}
