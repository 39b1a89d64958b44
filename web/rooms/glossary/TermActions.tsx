import { deleteGlossaryTerm, type GlossaryTerm } from '../../../contract/glossary.ts';
import { EditAndDelete } from '../../back-office/ui/EditAndDelete.tsx';
import { isolate } from '../../i18n/isolate.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { useCall } from '../../state/sending.ts';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import { TermSheet } from './TermSheet.tsx';

interface Props {
  term: GlossaryTerm;
  onChanged: () => void;
}

/** The buttons of a term: edit and delete. */
export function TermActions({ term, onChanged }: Props) {
  const t = useWords();
  const { lang } = useSite();
  const call = useCall();
  const { id, version } = term;
  const name = isolate(term[lang].term);
  return (
    <div className={layoutStyles.row}>
      <EditAndDelete
        editLabel={t('admin-translations:glossary.edit', { name })}
        sheet={(handlers) => <TermSheet key={version} term={term} {...handlers} />}
        deletion={{
          label: t('admin-translations:glossary.delete', { name }),
          title: t('admin-translations:glossary.deleteTitle'),
          text: (
            <>
              <p>{t('admin-translations:glossary.deleteText')}</p>
              <p>
                <bdi lang="en">{term.en.term}</bdi> – <bdi lang="ar">{term.ar.term}</bdi>
              </p>
            </>
          ),
          action: t('admin-translations:glossary.deleteButton'),
          send: () =>
            call(deleteGlossaryTerm, { params: { id }, body: {} }, { headers: { 'if-match': version } }),
          deleted: t('admin-translations:glossary.deleted'),
        }}
        onChanged={onChanged}
      />
    </div>
  );
}
