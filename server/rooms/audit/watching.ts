import { AsyncLocalStorage } from 'node:async_hooks';

interface Watched {
  isNoted: boolean;
}

const watched = new AsyncLocalStorage<Watched>();

/** Marks the request as audited. */
export function account(): void {
  const now = watched.getStore();
  if (now) now.isNoted = true;
}

/**
 * Runs work, and reports whether it was audited or declared unchanged.
 * @returns false if it did neither
 */
export async function isAccountedFor(work: () => Promise<void>): Promise<boolean> {
  const now: Watched = { isNoted: false };
  await watched.run(now, work);
  return now.isNoted;
}
