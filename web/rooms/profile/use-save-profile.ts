import { useCallback } from 'react';
import { type SaveProfile, saveProfile } from '../../../contract/profile.ts';
import type { FetchError } from '../../state/create-fetch-slice.ts';
import { renameAccount } from '../../state/rename-account.ts';
import { useCall } from '../../state/sending.ts';
import { profile } from '../../state/slices.ts';
import { useAppDispatch } from '../../store.ts';

/** Saves part of the profile; the page then displays the server's response. Returns null on success. */
export function useSaveProfile(): (fields: SaveProfile) => Promise<FetchError | null> {
  const call = useCall();
  const dispatch = useAppDispatch();
  return useCallback(
    async (fields) => {
      const { data, refusal } = await call(saveProfile, { body: fields });
      if (refusal) return refusal;
      renameAccount(data);
      dispatch(profile.slice.actions.forget('account'));
      await dispatch(profile.thunks.account());
      return null;
    },
    [call, dispatch],
  );
}
