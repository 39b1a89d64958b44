import type { PostPhoto } from '../../posting/photos/post-photo.ts';
import { storageKeys } from '../../storage-keys.ts';

/** A message that has not arrived yet. */
export interface Unsent {
  clientId: string;
  text: string;
  photos?: readonly PostPhoto[];
  at: string;
  /** What the server said to it; empty where it did not answer. Absent while it is under way. */
  failure?: string;
}

/** Another member of the same browser has none of them. */
const keyOf = (conversation: string) =>
  `unsent_messages ${localStorage.getItem(storageKeys.email)} ${conversation}`;

/** Messages that were written and have not arrived, in the order of writing: they outlive the page. */
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
    // A full or forbidden storage: the page holds them while it is open.
  }
}

/** A name for a message, so that it is written once however often it is sent. */
export function newClientId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
