import type { PostPhoto } from '../../posting/photos/post-photo.ts';
import { storageKeys } from '../../storage-keys.ts';

/** A message that has not been sent yet. */
export interface Unsent {
  clientId: string;
  text: string;
  photos?: readonly PostPhoto[];
  at: string;
  /** The server's error; empty without a response. Absent while the request is pending. */
  failure?: string;
}

/** Other members in the same browser have no access to them. */
const keyOf = (conversation: string) =>
  `unsent_messages ${localStorage.getItem(storageKeys.email)} ${conversation}`;

/** Unsent messages in the order of writing: they survive the page. */
export function readUnsent(conversation: string): Unsent[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(conversation)) ?? '[]');
    return Array.isArray(stored) ? (stored as Unsent[]) : [];
  } catch {
    return [];
  }
}

export function storeUnsent(conversation: string, unsent: readonly Unsent[]): void {
  try {
    if (unsent.length === 0) localStorage.removeItem(keyOf(conversation));
    else localStorage.setItem(keyOf(conversation), JSON.stringify(unsent));
  } catch {
    // Storage is full or blocked: the page holds them while it is open.
  }
}

/** The idempotency key of a message, so that it is created once however often it is sent. */
export function newClientId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
