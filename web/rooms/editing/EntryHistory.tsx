import { useState } from 'react';
import type { EditedEntry, EntryBody, Preview } from '../../../contract/editing.ts';
import { AdminHead } from '../../back-office/ui/AdminHead.tsx';
import { History } from '../../back-office/ui/History.tsx';
import { PreviewSheet } from '../../back-office/ui/PreviewSheet.tsx';
import { useWords } from '../../i18n/words.ts';
import type { FetchError } from '../../state/create-fetch-slice.ts';
import { useCall } from '../../state/sending.ts';
import { useRefusalWords } from '../../state/use-refusal-words.ts';
import { useToast } from '../../ui/Toasts.tsx';
import { emptyBody } from './fields.ts';
import { kinds } from './kinds.ts';
import { labelOfEntry } from './labels.ts';
import { entryPath } from './paths.ts';
import { ShownPart } from './ShownPart.tsx';

/** What an entry was, and the way back to it. */
export function EntryHistory({ entry, onRestored }: { entry: EditedEntry; onRestored: () => void }) {
  const t = useWords();
  const call = useCall();
  const toast = useToast();
  const wordsOf = useRefusalWords();
  const [isBusy, setBusy] = useState(false);
  const [looked, setLooked] = useState<EntryBody | null>(null);
  const { kind, id, slug, version } = entry;
  const name = t(kinds[kind].name);
  const path = `admin/content/${kind}/${id}/versions`;
  const refused = (refusal: FetchError) =>
    toast({
      kind: 'error',
      title: t('admin:failed'),
      text: Object.values(refusal.errors ?? {})[0]?.[0] ?? wordsOf(refusal),
    });

  const restore = async (versionId: number) => {
    setBusy(true);
    const { refusal } = await call(`${path}/${versionId}/restore`, {}, 'post', { 'if-match': version });
    setBusy(false);
    if (refusal) refused(refusal);
    else {
      toast({ kind: 'success', title: t('admin:restored') });
      onRestored();
    }
  };
  return (
    <div className="adm-page">
      <AdminHead
        title={t('admin:historyOf', { name })}
        text={t('admin:historyText')}
        back={{ href: entryPath(kind, entry), label: name }}
      />
      <History<EntryBody>
        path={path}
        current={entry.live ?? emptyBody(kind)}
        labelOf={labelOfEntry(t, kind)}
        busy={isBusy}
        onLook={setLooked}
        onRestore={(versionId) => void restore(versionId)}
      />
      {looked && (
        <PreviewSheet
          title={name}
          ask={(language) =>
            call<Preview>('admin/content/preview', {
              kind,
              id,
              ...(kind === 'page' && { slug }),
              lang: language,
              body: looked,
            })
          }
          onRefused={refused}
          onClose={() => setLooked(null)}
        >
          {(data, language) => <ShownPart kind={kind} data={data} lang={language} />}
        </PreviewSheet>
      )}
    </div>
  );
}
