import { useState } from 'react';
import {
  createGlossaryTerm,
  type GlossaryTerm,
  type SaveGlossaryTerm,
  updateGlossaryTerm,
} from '../../../contract/glossary.ts';
import { langs, locales } from '../../../contract/locales.ts';
import { editingLimits } from '../../../contract/managed-content-limits.ts';
import { BothField } from '../../back-office/ui/BothField.tsx';
import { FieldsSheet } from '../../back-office/ui/FieldsSheet.tsx';
import { TermsField } from '../../back-office/ui/TermsField.tsx';
import { useWords } from '../../i18n/words.ts';
import { useCall } from '../../state/sending.ts';
import { useToast } from '../../ui/Toasts.tsx';

interface Props {
  /** Null for a new one. */
  term: GlossaryTerm | null;
  onSaved: () => void;
  onClose: () => void;
}

/** The form of a term. */
export function TermSheet({ term, onSaved, onClose }: Props) {
  const t = useWords();
  const call = useCall();
  const toast = useToast();
  const [body, setBody] = useState<SaveGlossaryTerm>({
    en: term?.en ?? { term: '', forms: [] },
    ar: term?.ar ?? { term: '', forms: [] },
    note: term?.note ?? { en: '', ar: '' },
  });
  return (
    <FieldsSheet
      title={t(term ? 'admin-translations:glossary.editTitle' : 'admin-translations:glossary.addTitle')}
      send={() =>
        term
          ? call(
              updateGlossaryTerm,
              { params: { id: term.id }, body },
              { headers: { 'if-match': term.version } },
            )
          : call(createGlossaryTerm, { body })
      }
      onSaved={() => {
        toast({ kind: 'success', title: t('admin-translations:glossary.saved') });
        onSaved();
      }}
      onClose={onClose}
    >
      {({ errorOf, forget }) => {
        const change = (changed: Partial<SaveGlossaryTerm>) => {
          setBody((now) => ({ ...now, ...changed }));
          forget();
        };
        return (
          <>
            <BothField
              id="term"
              label={t('admin-translations:glossary.term')}
              hint={t('admin-translations:glossary.termHint')}
              value={{ en: body.en.term, ar: body.ar.term }}
              maxLength={editingLimits.term}
              errors={{ en: errorOf('en.term'), ar: errorOf('ar.term') }}
              onChange={({ en = '', ar = '' }) =>
                change({ en: { ...body.en, term: en }, ar: { ...body.ar, term: ar } })
              }
            />
            {langs.map((lang) => (
              <TermsField
                key={lang}
                id={`forms-${lang}`}
                label={t('admin-translations:glossary.formsIn', { language: locales[lang].nativeName })}
                hint={t('admin-translations:glossary.formsHint')}
                lang={lang}
                terms={body[lang].forms}
                error={errorOf(`${lang}.forms`)}
                onChange={(forms) => change({ [lang]: { ...body[lang], forms } })}
              />
            ))}
            <BothField
              id="note"
              label={t('admin-translations:glossary.note')}
              hint={t('admin-translations:glossary.noteHint')}
              value={body.note}
              rows={2}
              optional
              maxLength={editingLimits.glossary.note}
              errors={{ en: errorOf('note.en'), ar: errorOf('note.ar') }}
              onChange={({ en = '', ar = '' }) => change({ note: { en, ar } })}
            />
          </>
        );
      }}
    </FieldsSheet>
  );
}
