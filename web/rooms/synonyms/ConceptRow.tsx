import { useState } from 'react';
import { langs, otherLang } from '../../../contract/locales.ts';
import { deleteConcept, type ManagedConcept } from '../../../contract/managed-synonyms.ts';
import { ConfirmDialog } from '../../back-office/ui/ConfirmDialog.tsx';
import * as orderStyles from '../../back-office/ui/order.module.css';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { useCall } from '../../state/sending.ts';
import { useRefusalWords } from '../../state/use-refusal-words.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as tagStyles from '../../ui/shared/tag.module.css';
import { useToast } from '../../ui/Toasts.tsx';
import { ConceptSheet } from './ConceptSheet.tsx';

interface Props {
  concept: ManagedConcept;
  onChanged: () => void;
}

/** Words that mean the same, with what can be done with them. */
export function ConceptRow({ concept, onChanged }: Props) {
  const t = useWords();
  const { lang } = useSite();
  const call = useCall();
  const toast = useToast();
  const wordsOf = useRefusalWords();
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const { id, isPlace, version } = concept;
  const name = concept[lang][0] ?? concept[otherLang(lang)][0] ?? '';
  const remove = async () => {
    setOpen(null);
    const { refusal } = await call(deleteConcept, { params: { id } });
    if (refusal) toast({ kind: 'error', title: t('admin:failed'), text: wordsOf(refusal) });
    else toast({ kind: 'success', title: t('admin-synonyms:deleted') });
    onChanged();
  };
  return (
    <li>
      <div className={layoutStyles.grow}>
        {langs.map((one) => (
          <p key={one} lang={one}>
            {concept[one].length > 0 ? (
              <bdi>{concept[one].join(one === 'en' ? ', ' : '، ')}</bdi>
            ) : (
              <span className={tagStyles.warning}>{t('admin:missingTranslation')}</span>
            )}
          </p>
        ))}
        {isPlace && <span className={tagStyles.plain}>{t('admin-synonyms:place')}</span>}
      </div>
      <div className={orderStyles.actions}>
        <button
          type="button"
          className={buttonStyles.icon}
          aria-label={t('admin-synonyms:edit', { name })}
          onClick={() => setOpen('edit')}
        >
          <Icon name="edit" />
        </button>
        <a
          className={buttonStyles.icon}
          href={`/admin/synonyms/${id}/history`}
          aria-label={t('admin:historyOf', { name })}
        >
          <Icon name="clock" />
        </a>
        {!isPlace && (
          <button
            type="button"
            className={buttonStyles.icon}
            aria-label={t('admin-synonyms:delete', { name })}
            onClick={() => setOpen('delete')}
          >
            <Icon name="trash" />
          </button>
        )}
      </div>
      {open === 'edit' && (
        <ConceptSheet
          key={version}
          concept={concept}
          onSaved={() => {
            setOpen(null);
            onChanged();
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'delete' && (
        <ConfirmDialog
          title={t('admin-synonyms:deleteTitle')}
          action={t('admin-synonyms:deleteButton')}
          danger
          onConfirm={() => void remove()}
          onClose={() => setOpen(null)}
        >
          <p>{t('admin-synonyms:deleteText')}</p>
          <p dir="auto">{[...concept.en, ...concept.ar].join(', ')}</p>
        </ConfirmDialog>
      )}
    </li>
  );
}
