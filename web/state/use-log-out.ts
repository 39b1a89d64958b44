import { useCallback } from 'react';
import { useAppDispatch } from '../store.ts';

/** Signs out and leaves; what that takes comes when it is wanted. */
export function useLogOut(): () => Promise<void> {
  const dispatch = useAppDispatch();
  return useCallback(async () => dispatch((await import('./leave.ts')).leave()), [dispatch]);
}
