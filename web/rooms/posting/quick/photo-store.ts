/*
 * Photos of a draft that have not been uploaded: those of guests, and those selected while offline. They are stored
 * in IndexedDB, because they exceed the quota of local storage. Without storage, photos exist as long as the page.
 */

/** `web/state/leave.ts` deletes the database of this name on sign-out. */
const databaseName = 'quick-post';
const photos = 'photos';

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function use<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>) {
  const opening = indexedDB.open(databaseName, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(photos);
  const database = await settled(opening);
  try {
    return await settled(act(database.transaction(photos, mode).objectStore(photos)));
  } finally {
    database.close();
  }
}

export async function storePhoto(key: string, blob: Blob): Promise<void> {
  await use('readwrite', (store) => store.put(blob, key)).catch(() => undefined);
}

/** A stored photo; null if there is none. */
export async function storedPhoto(key: string): Promise<Blob | null> {
  const found: unknown = await use('readonly', (store) => store.get(key)).catch(() => null);
  return found instanceof Blob ? found : null;
}

export async function removePhoto(key: string): Promise<void> {
  await use('readwrite', (store) => store.delete(key)).catch(() => undefined);
}

/** Deletes the photos that no draft references. */
export async function removeOtherPhotos(named: readonly string[]): Promise<void> {
  const keys = await use('readonly', (store) => store.getAllKeys()).catch(() => []);
  for (const key of keys.map(String)) if (!named.includes(key)) await removePhoto(key);
}
