import { limits } from '../../../contract/limits.ts';
import type { Site } from '../../site.tsx';
import { readAccount, watchAccount } from '../../state/account.ts';
import { presentEmail } from '../../state/rename-account.ts';
import { storageKeys } from '../../storage-keys.ts';
import { sendPicture } from './send-picture.ts';
import { createUploads, type Uploads } from './uploads.ts';

let uploads: Uploads | undefined;

let lastSeen: string | null = null;

/** The current user, who remains the same after a change of address. */
function person(): string | null {
  const { email } = readAccount();
  if (!lastSeen || email !== presentEmail(lastSeen)) lastSeen = email;
  return lastSeen;
}

/** The uploads of the page, shared by all its fields and created on first use. Browsers only. */
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
  // A draft contains photos, but not unfinished uploads.
  addEventListener('beforeunload', (event) => made.isBusy() && event.preventDefault());
  // Sessions of other tabs count as well: all tabs share local storage.
  watchAccount(() => readAccount().isSignedIn && made.signedIn());
  return made;
}
