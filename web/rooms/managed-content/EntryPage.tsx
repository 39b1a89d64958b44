import type { LegalPage } from '../../../contract/entries.ts';
import { type EditedKind, readEntry } from '../../../contract/managed-content.ts';
import { ReadBody } from '../../back-office/ui/ReadBody.tsx';
import { useAdminRead } from '../../back-office/use-admin-read.ts';
import { EntryForm } from './EntryForm.tsx';
import { EntryHistory } from './EntryHistory.tsx';

interface Props {
  kind: EditedKind;
  /** Null for a new one. */
  id: number | null;
  slug: LegalPage | undefined;
  view: 'form' | 'history';
  groups: { en: string; ar: string }[];
  /** Called on every change, to update lists. */
  onSaved: () => void;
}

/** One entry: its form, or its history. */
export function EntryPage({ kind, id, slug, view, groups, onSaved }: Props) {
  const read = useAdminRead(readEntry, id === null ? null : { params: { kind, id } });
  if (id === null) return <EntryForm {...{ kind, slug, groups, onSaved }} entry={null} />;
  return (
    <ReadBody reading={read}>
      {(entry) =>
        view === 'history' ? (
          <EntryHistory entry={entry} onChanged={read.again} />
        ) : (
          <EntryForm {...{ kind, slug, groups, onSaved, entry }} />
        )
      }
    </ReadBody>
  );
}
