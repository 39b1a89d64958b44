import type { Lang } from '../../contract/locales.ts';
import { storageKeys } from '../storage-keys.ts';

const chatPage = 'https://go.crisp.chat/chat/embed/';

export interface ChatVisitor {
  /** The first name, else the term for guests. */
  nickname: string;
  email: string | null;
  /** The id of this device in the chat inbox. */
  device: string;
}

/**
 * A random id of this device, stored until sign-out. It grants no access to this site: session data is not shared.
 */
export function chatDevice(): string {
  const known = localStorage.getItem(storageKeys.chatVisitor);
  if (known && /^[\da-f]{32}$/.test(known)) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  localStorage.setItem(storageKeys.chatVisitor, made);
  return made;
}

/** The chat's own page, with the parameters that its documentation gives for frames. */
export function chatAddress(inbox: string, lang: Lang, { nickname, email, device }: ChatVisitor): string {
  const query = new URLSearchParams({
    website_id: inbox,
    locale: lang,
    user_nickname: nickname,
    ...(email && { user_email: email }),
    token_id: device,
  });
  return `${chatPage}?${query}`;
}
