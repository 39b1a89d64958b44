import { storageKeys } from '../storage-keys.ts';

/** Kept in the place of a step's name once the last step was read. */
export const finished = 'done';

/** The step where the tour was left, `finished`, or null where it was never taken. Only a browser may ask. */
export function storedStep(): string | null {
  return localStorage.getItem(storageKeys.tour);
}

/** Whether there is a tour to go on with. */
export function isLeft(): boolean {
  const stored = storedStep();
  return stored !== null && stored !== finished;
}

/** Keeps a step, and tells this page too, not only those in other tabs. */
export function keepStep(step: string): void {
  localStorage.setItem(storageKeys.tour, step);
  dispatchEvent(new Event('storage'));
}

export function subscribe(onChange: () => void): () => void {
  addEventListener('storage', onChange);
  return () => removeEventListener('storage', onChange);
}
