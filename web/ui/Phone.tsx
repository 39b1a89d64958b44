import { phoneWords } from './phone-words.ts';

/** A phone number, isolated in right-to-left text. */
export function Phone({ number }: { number: string }) {
  return <bdi dir="ltr">{phoneWords(number)}</bdi>;
}
