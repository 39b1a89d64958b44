import { AsyncLocalStorage } from 'node:async_hooks';

interface Watched {
  isNoted: boolean;
}

const watched = new AsyncLocalStorage<Watched>();

/** Says, for whoever watches, that the work under way is accounted for. */
export function account(): void {
  const now = watched.getStore();
  if (now) now.isNoted = true;
}

/**
 * Does some work, and tells whether it wrote a line into the log or said that there was nothing to write.
 * @returns false where it was forgotten
 */
export async function isAccountedFor(work: () => Promise<void>): Promise<boolean> {
  const now: Watched = { isNoted: false };
  await watched.run(now, work);
  return now.isNoted;
}
