import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether scripts answer here: false as the server draws, true once the page has come alive. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
