import { type ComponentType, useState } from 'react';
import type { Lang } from '../../../contract/locales.ts';
import { type ManagedListingDetail, setPrayers } from '../../../contract/managed-listings.ts';
import { withLateWords } from '../../i18n/late-words.tsx';
import { useWords } from '../../i18n/words.ts';
import { PrayersEditor } from '../../posting/fields/PrayersEditor.tsx';
import type { TypedPrayers } from '../../posting/fields/typed-prayers.ts';
import { useCall } from '../../state/sending.ts';
import { useToast } from '../../ui/Toasts.tsx';
import type { LateDialogProps } from '../../ui/use-late-dialog.tsx';
import { FieldsSheet } from '../ui/FieldsSheet.tsx';

type Prayers = NonNullable<ManagedListingDetail['prayers']>;

interface Listing {
  id: number;
  version: string;
  prayers: Prayers;
  /** Receives the listing as saved; null if it differs from what was read. */
  onChanged: (detail: ManagedListingDetail | null) => void;
}

/** The dialog in which the team sets the prayer times of a place, rendered once its messages have loaded. */
export function prayersDialog(lang: Lang, listing: Listing): Promise<ComponentType<LateDialogProps>> {
  return withLateWords(
    lang,
    ['admin-listings', 'posting-business', 'business-facts', 'languages', 'forms'],
    ({ onClose }: LateDialogProps) => <PrayersDialog {...listing} onClose={onClose} />,
  );
}

function PrayersDialog({ id, version, prayers, onChanged, onClose }: Listing & LateDialogProps) {
  const t = useWords();
  const call = useCall();
  const toast = useToast();
  const [typed, setTyped] = useState<TypedPrayers | null>(prayers.stated);
  // The server validates what was typed.
  const body = { prayers: typed as Prayers['stated'] };
  const save = async () => {
    const outcome = await call(setPrayers, { params: { id }, body }, { headers: { 'if-match': version } });
    if (!outcome.refusal || outcome.refusal.code === 'conflict') onChanged(outcome.data ?? null);
    return outcome;
  };
  return (
    <FieldsSheet
      title={t('admin-listings:prayers')}
      send={save}
      onSaved={() => {
        toast({ kind: 'success', title: t('admin-listings:prayersSaved') });
        onClose();
      }}
      onClose={onClose}
    >
      {({ errorOf, forget }) => (
        <>
          <p>{t('admin-listings:prayersText')}</p>
          <PrayersEditor
            value={typed}
            errorOf={(path, isWhole = false) => errorOf(path, isWhole)}
            onChange={(value) => {
              setTyped(value);
              forget();
            }}
          />
        </>
      )}
    </FieldsSheet>
  );
}
