import { isEmail } from '../../ui/email.ts';

/** The fields that must be right, in the order of the form, with the specification's messages. */
export const requiredFields = ['name', 'email', 'message'] as const;
export type RequiredField = (typeof requiredFields)[number];

export const messages = {
  name: 'contact:nameRequired',
  email: 'contact:emailInvalid',
  message: 'contact:messageEmpty',
} as const;

/** Whether what stands in a field will do. */
export function isGood(field: RequiredField, text: string): boolean {
  return field === 'email' ? isEmail(text) : text.trim() !== '';
}
