import { useState } from 'react';
import type { Preview } from '../../../contract/editing.ts';
import type { ManagedSettings, ManagedSettingsBody } from '../../../contract/managed-settings.ts';
import { AdminHead } from '../../back-office/ui/AdminHead.tsx';
import { History } from '../../back-office/ui/History.tsx';
import { PreviewSheet } from '../../back-office/ui/PreviewSheet.tsx';
import { useWords } from '../../i18n/words.ts';
import type { FetchError } from '../../state/create-fetch-slice.ts';
import { useCall } from '../../state/sending.ts';
import { useRefusalWords } from '../../state/use-refusal-words.ts';
import { useToast } from '../../ui/Toasts.tsx';
import { labelOfSetting } from './labels.ts';

interface Props {
  settings: ManagedSettings;
  onRestored: () => void;
}

/** What the settings were, and the way back to it. */
export function SettingsHistory({ settings, onRestored }: Props) {
  const t = useWords();
  const call = useCall();
  const toast = useToast();
  const wordsOf = useRefusalWords();
  const [isBusy, setBusy] = useState(false);
  const [looked, setLooked] = useState<ManagedSettingsBody | null>(null);
  const name = t('admin:section.settings');
  const refused = (refusal: FetchError) => {
    const [[first] = []] = Object.values(refusal.errors ?? {});
    toast({ kind: 'error', title: t('admin:failed'), text: first ?? wordsOf(refusal) });
  };
  const restore = async (id: number) => {
    setBusy(true);
    const path = `admin/settings/versions/${id}/restore`;
    const { refusal } = await call(path, {}, 'post', { 'if-match': settings.version });
    setBusy(false);
    if (refusal) return refused(refusal);
    toast({ kind: 'success', title: t('admin:restored') });
    onRestored();
  };
  return (
    <div className="adm-page">
      <AdminHead
        title={t('admin:historyOf', { name })}
        text={t('admin:historyText')}
        back={{ href: '/admin/settings', label: name }}
      />
      <History<ManagedSettingsBody>
        path="admin/settings/versions"
        current={settings.body}
        labelOf={labelOfSetting(t)}
        busy={isBusy}
        onLook={setLooked}
        onRestore={(id) => void restore(id)}
      />
      {looked && (
        <PreviewSheet
          title={name}
          ask={(lang) => call<Preview>('admin/settings/preview', { lang, body: looked })}
          onRefused={refused}
          onClose={() => setLooked(null)}
        />
      )}
    </div>
  );
}
