import type { EditedEntry, EditedKind } from '../../../contract/editing.ts';
import type { LegalPage } from '../../../contract/entries.ts';
import { ReadFailed } from '../../back-office/ui/ReadFailed.tsx';
import { useWords } from '../../i18n/words.ts';
import { useRead } from '../../state/use-read.ts';
import { EntryForm } from './EntryForm.tsx';
import { EntryHistory } from './EntryHistory.tsx';

interface Props {
  kind: EditedKind;
  /** Null where it is new. */
  id: number | null;
  slug: LegalPage | undefined;
  view: 'form' | 'history';
  groups: { en: string; ar: string }[];
  /** Told of every change, for the lists. */
  onSaved: () => void;
}

/** One entry: its form, or what it was. */
export function EntryPage({ kind, id, slug, view, groups, onSaved }: Props) {
  const t = useWords();
  const read = useRead<EditedEntry>(id === null ? null : `admin/content/${kind}/${id}`);
  if (id === null) return <EntryForm {...{ kind, slug, groups, onSaved }} entry={null} />;
  if (read.status === 'failed') return <ReadFailed again={read.again} />;
  if (read.status === 'loading')
    return (
      <div className="adm-page" role="status" aria-label={t('admin:loading')}>
        <div className="sk" />
        <div className="sk" />
      </div>
    );
  return view === 'history' ? (
    <EntryHistory entry={read.data} onRestored={read.again} />
  ) : (
    <EntryForm {...{ kind, slug, groups, onSaved }} entry={read.data} />
  );
}
