import { useCallback } from 'react';
import { useAppDispatch } from '../store.ts';

/** Signs out; the code loads on demand. */
export function useLogOut(): () => Promise<void> {
  const dispatch = useAppDispatch();
  return useCallback(async () => dispatch((await import('./leave.ts')).leave()), [dispatch]);
}
