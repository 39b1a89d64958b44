import { isPhoneLike } from '../../../contract/phone-like.ts';
import { isEmail } from '../../ui/email.ts';

/** The validated fields in the order of the form, with the specification's messages. */
export const checkedFields = ['name', 'email', 'phone', 'message'] as const;
export type CheckedField = (typeof checkedFields)[number];

export const messages = {
  name: 'contact:nameRequired',
  email: 'contact:emailInvalid',
  phone: 'contact:phoneInvalid',
  message: 'contact:messageEmpty',
} as const;

/** Whether the value of a field is valid. */
export function isGood(field: CheckedField, text: string): boolean {
  if (field === 'phone') return text.trim() === '' || isPhoneLike(text);
  return field === 'email' ? isEmail(text) : text.trim() !== '';
}
