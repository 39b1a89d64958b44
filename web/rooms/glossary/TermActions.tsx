import { useState } from 'react';
import { deleteGlossaryTerm, type GlossaryTerm } from '../../../contract/glossary.ts';
import { ConfirmDialog } from '../../back-office/ui/ConfirmDialog.tsx';
import { isolate } from '../../i18n/isolate.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { useCall } from '../../state/sending.ts';
import { useRefusalWords } from '../../state/use-refusal-words.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import { useToast } from '../../ui/Toasts.tsx';
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
  const toast = useToast();
  const wordsOf = useRefusalWords();
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const { id, version } = term;
  const name = isolate(term[lang].term);
  const remove = async () => {
    setOpen(null);
    const { refusal } = await call(
      deleteGlossaryTerm,
      { params: { id }, body: {} },
      { headers: { 'if-match': version } },
    );
    if (refusal) toast({ kind: 'error', title: t('admin:failed'), text: wordsOf(refusal) });
    else toast({ kind: 'success', title: t('admin-translations:glossary.deleted') });
    onChanged();
  };
  return (
    <div className={layoutStyles.row}>
      <button
        type="button"
        className={buttonStyles.icon}
        aria-label={t('admin-translations:glossary.edit', { name })}
        onClick={() => setOpen('edit')}
      >
        <Icon name="edit" />
      </button>
      <button
        type="button"
        className={buttonStyles.icon}
        aria-label={t('admin-translations:glossary.delete', { name })}
        onClick={() => setOpen('delete')}
      >
        <Icon name="trash" />
      </button>
      {open === 'edit' && (
        <TermSheet
          key={version}
          term={term}
          onSaved={() => {
            setOpen(null);
            onChanged();
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'delete' && (
        <ConfirmDialog
          title={t('admin-translations:glossary.deleteTitle')}
          action={t('admin-translations:glossary.deleteButton')}
          danger
          onConfirm={() => void remove()}
          onClose={() => setOpen(null)}
        >
          <p>{t('admin-translations:glossary.deleteText')}</p>
          <p>
            <bdi lang="en">{term.en.term}</bdi> – <bdi lang="ar">{term.ar.term}</bdi>
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}
