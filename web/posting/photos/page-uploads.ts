import { limits } from '../../../contract/limits.ts';
import type { Site } from '../../site.tsx';
import { readAccount, watchAccount } from '../../state/account.ts';
import { presentEmail } from '../../state/rename-account.ts';
import { storageKeys } from '../../storage-keys.ts';
import { sendPicture } from './send-picture.ts';
import { createUploads, type Uploads } from './uploads.ts';

let uploads: Uploads | undefined;

let lastSeen: string | null = null;

/** Who is here: the same person by another address is who they were. */
function person(): string | null {
  const { email } = readAccount();
  if (!lastSeen || email !== presentEmail(lastSeen)) lastSeen = email;
  return lastSeen;
}

/** The uploads of the page, the same for all its fields, made when the first asks for them. Browsers only. */
export function pageUploads(site: Site): Uploads {
  if (uploads) return uploads;
  const made = createUploads({
    send: (file, sending) => sendPicture(site, file, sending),
    person,
    session: () => localStorage.getItem(storageKeys.token),
    isOnline: () => navigator.onLine,
    atOnce: limits.uploadsAtOnce,
  });
  uploads = made;
  addEventListener('online', made.backOnline);
  addEventListener('offline', made.goneOffline);
  // A draft keeps photos, but not files that never arrived.
  addEventListener('beforeunload', (event) => made.isBusy() && event.preventDefault());
  // Signing in elsewhere counts as well: another tab has the same local storage.
  watchAccount(() => readAccount().isSignedIn && made.signedIn());
  return made;
}
