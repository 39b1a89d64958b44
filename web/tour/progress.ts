import { storageKeys } from '../storage-keys.ts';

/** Stored instead of a step's name after the last step. */
export const finished = 'done';

/** The step at which the tour was left, `finished`, or null if it was never started. Browsers only. */
export function storedStep(): string | null {
  return localStorage.getItem(storageKeys.tour);
}

/** Whether there is a tour to resume. */
export function isLeft(): boolean {
  const stored = storedStep();
  return stored !== null && stored !== finished;
}

/** Stores a step, and notifies this page in addition to other tabs. */
export function keepStep(step: string): void {
  localStorage.setItem(storageKeys.tour, step);
  dispatchEvent(new Event('storage'));
}

export function subscribe(onChange: () => void): () => void {
  addEventListener('storage', onChange);
  return () => removeEventListener('storage', onChange);
}
