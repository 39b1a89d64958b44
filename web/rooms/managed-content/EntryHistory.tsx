import type { LegalPage } from '../../../contract/entries.ts';
import {
  type EditedEntry,
  listEntryVersions,
  previewEntry,
  readEntryVersion,
  restoreEntryVersion,
} from '../../../contract/managed-content.ts';
import { HistoryPage } from '../../back-office/ui/HistoryPage.tsx';
import { PreviewSheet } from '../../back-office/ui/PreviewSheet.tsx';
import { useWords } from '../../i18n/words.ts';
import { useCall } from '../../state/sending.ts';
import { emptyBody } from './fields.ts';
import { kinds } from './kinds.ts';
import { labelOfEntry } from './labels.ts';
import { PresentedPart } from './PresentedPart.tsx';
import { entryPath } from './paths.ts';

/** The versions of an entry, which can be restored. */
export function EntryHistory({ entry, onChanged }: { entry: EditedEntry; onChanged: () => void }) {
  const t = useWords();
  const call = useCall();
  const { kind, id, slug, version } = entry;
  const name = t(kinds[kind].name);
  return (
    <HistoryPage
      name={name}
      back={entryPath(kind, entry)}
      calls={{
        list: listEntryVersions,
        read: readEntryVersion,
        restore: restoreEntryVersion,
        params: { kind, id },
      }}
      version={version}
      current={entry.live ?? emptyBody(kind)}
      labelOf={labelOfEntry(t, kind)}
      onChanged={onChanged}
      preview={(body, onRefused, onClose) => (
        <PreviewSheet
          title={name}
          ask={(lang) =>
            call(previewEntry, {
              body: { kind, id, ...(kind === 'page' && { slug: slug as LegalPage }), lang, body },
            })
          }
          onRefused={onRefused}
          onClose={onClose}
        >
          {(data, lang) => <PresentedPart kind={kind} data={data} lang={lang} />}
        </PreviewSheet>
      )}
    />
  );
}
