import { useCallback } from 'react';
import { type SaveProfile, saveProfile } from '../../../contract/profile.ts';
import type { FetchError } from '../../state/create-fetch-slice.ts';
import { renameAccount } from '../../state/rename-account.ts';
import { useCall } from '../../state/sending.ts';
import { useAccountReload } from './use-account-reload.ts';

/** Saves part of the profile; the page then displays the server's response. Returns null on success. */
export function useSaveProfile(): (fields: SaveProfile) => Promise<FetchError | null> {
  const call = useCall();
  const reload = useAccountReload();
  return useCallback(
    async (fields) => {
      const { data, refusal } = await call(saveProfile, { body: fields });
      if (refusal) return refusal;
      renameAccount(data);
      await reload();
      return null;
    },
    [call, reload],
  );
}
