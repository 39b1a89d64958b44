import { limits } from '../../../contract/limits.ts';
import { westernDigits } from '../../../contract/search.ts';
import type { TranslatedField } from '../../../contract/translation-values.ts';
import type { MessageKey } from '../../http/messages.ts';

const number = /\d(?:[\s().-]{0,3}\d){6,14}/g;
const link = /(?:https?:\/\/|www\.)\S+|[^\s@]+@[^\s@]+\.[^\s@]+/gi;

/** Phone numbers as digits only, web and email addresses. */
function contactsIn(text: string): string[] {
  const western = westernDigits(text);
  const numbers = (western.match(number) ?? []).map((one) => one.replace(/\D/g, ''));
  return [...numbers, ...(western.toLowerCase().match(link) ?? [])];
}

/** The maximum length of a field, as in its form. */
const longest: Record<TranslatedField, number> = {
  title: limits.title.max,
  description: limits.body.max,
  services: limits.services.max * (limits.serviceName + 1),
};

/**
 * The error in a submitted translation, if any.
 * @param suggestion the machine translation of the original, if it was requested
 */
export function issueOf(
  field: TranslatedField,
  original: string,
  text: string,
  suggestion: string | undefined,
): MessageKey | null {
  if (text === '') return 'field.translation';
  if (text.length > longest[field]) return 'field.too_big';
  if (field === 'title' && text.includes('\n')) return 'field.one_line';
  if (field === 'services') {
    const lines = text.split('\n');
    if (lines.length !== original.split('\n').length || lines.some((one) => !one.trim()))
      return 'field.translation_lines';
    if (lines.some((one) => one.length > limits.serviceName)) return 'field.too_big';
  }
  if (suggestion !== undefined && suggestion.trim() === text) return 'field.translation_untouched';
  const known = new Set(contactsIn(original));
  return contactsIn(text).some((one) => !known.has(one)) ? 'field.translation_contact' : null;
}
