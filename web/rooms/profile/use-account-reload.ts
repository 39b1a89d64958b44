import { useCallback } from 'react';
import { profile } from '../../state/slices.ts';
import { useAppDispatch } from '../../store.ts';

/** Reads the signed-in member's account again, after a request that changed it. */
export function useAccountReload(): () => Promise<unknown> {
  const dispatch = useAppDispatch();
  return useCallback(() => {
    dispatch(profile.slice.actions.forget('account'));
    return dispatch(profile.thunks.account());
  }, [dispatch]);
}
