import { useState } from 'react';
import type { AdvertisementDetail, AdvertisementFields } from '../../../contract/advertisements.ts';
import { useDeviceDraft } from '../../back-office/use-device-draft.ts';
import { useWords } from '../../i18n/words.ts';
import type { FetchError } from '../../state/create-fetch-slice.ts';
import { useCall } from '../../state/sending.ts';
import { useRead } from '../../state/use-read.ts';
import { useRefusalWords } from '../../state/use-refusal-words.ts';
import { useToast } from '../../ui/Toasts.tsx';

const none = { en: '', ar: '' };

/** What a new one begins with. */
const blank = (): AdvertisementFields => ({
  slot: 'home',
  lang: 'both',
  title: none,
  text: none,
  url: '',
  phone: '',
  picture: null,
  priority: 50,
  startsAt: new Date().toISOString(),
  endsAt: null,
  published: false,
});

/** An advertisement that is edited: what is typed, how it is saved, and what happens where somebody else saved. */
export function useAdvertisement(
  first: AdvertisementDetail | null,
  onSaved: ((saved: AdvertisementDetail) => void) | undefined,
) {
  const t = useWords();
  const call = useCall();
  const toast = useToast();
  const wordsOf = useRefusalWords();
  const [saved, setSaved] = useState(first);
  const [errors, setErrors] = useState<Record<string, string | undefined>>({});
  const [isBusy, setBusy] = useState(false);
  const [isConflict, setConflict] = useState(false);
  const [begun] = useState(() => first?.fields ?? blank());
  const draft = useDeviceDraft<AdvertisementFields>({
    kind: 'advertisement',
    id: first?.id ?? null,
    saved: begun,
    version: first?.version ?? null,
  });
  const path = saved ? `admin/advertisements/${saved.id}` : 'admin/advertisements';
  const theirs = useRead<AdvertisementDetail>(isConflict ? path : null);

  function take(now: AdvertisementDetail) {
    setSaved(now);
    setErrors({});
    setConflict(false);
    draft.settle(now.fields, now.version);
  }
  function refuse(refusal: FetchError) {
    if (refusal.status === 409) return setConflict(true);
    const found = Object.entries(refusal.errors ?? {}).map(([name, [sentence]]) => [name, sentence]);
    setErrors(Object.fromEntries(found));
    const text = found.length > 0 ? t('admin-advertisements:faults') : wordsOf(refusal);
    toast({ kind: 'error', title: t('admin:failed'), text });
  }
  async function save(published: boolean, over?: string): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    const version = over ?? draft.base;
    const headers: Record<string, string> = version === null ? {} : { 'if-match': version };
    const body = { ...draft.fields, published };
    const { data, refusal } = await call<AdvertisementDetail>(path, body, saved ? 'put' : 'post', headers);
    setBusy(false);
    if (!data) return refuse(refusal);
    take(data);
    toast({ kind: 'success', title: t('admin-advertisements:saved') });
    onSaved?.(data);
  }
  async function remove(): Promise<boolean> {
    setBusy(true);
    const { refusal } = await call(path, {}, 'delete');
    setBusy(false);
    if (refusal) {
      refuse(refusal);
      return false;
    }
    draft.settle(draft.fields, draft.base);
    toast({ kind: 'success', title: t('admin-advertisements:removed') });
    return true;
  }
  const newest = theirs.status === 'ready' ? theirs.data : null;
  return {
    ...{ saved, errors, isBusy, save, remove },
    ...{ fields: draft.fields, isDirty: draft.isDirty, isRestored: draft.isRestored },
    change: (part: Partial<AdvertisementFields>) => {
      draft.change(part);
      setErrors({});
    },
    discard: () => draft.settle(saved?.fields ?? begun, saved?.version ?? null),
    conflict: isConflict
      ? {
          isReady: newest !== null,
          takeTheirs: () => newest && take(newest),
          saveMine: () => {
            if (!newest) return;
            setConflict(false);
            draft.rebase(newest.version);
            void save(draft.fields.published, newest.version);
          },
        }
      : null,
  };
}
