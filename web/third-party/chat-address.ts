import type { Lang } from '../../contract/locales.ts';
import { storageKeys } from '../storage-keys.ts';

const chatPage = 'https://go.crisp.chat/chat/embed/';

export interface ChatVisitor {
  /** The first name, else the word for a guest. */
  nickname: string;
  email: string | null;
  /** What the inbox knows this device by. */
  device: string;
}

/**
 * A random name for this device, kept until somebody signs out. It opens nothing on this site: the sign-in
 * stays here.
 */
export function chatDevice(): string {
  const known = localStorage.getItem(storageKeys.chatVisitor);
  if (known && /^[\da-f]{32}$/.test(known)) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  localStorage.setItem(storageKeys.chatVisitor, made);
  return made;
}

/** The chat's own page, with the parameters that its guide names for frames. */
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
