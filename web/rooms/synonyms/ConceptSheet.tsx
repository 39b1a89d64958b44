import { useState } from 'react';
import { type Lang, langs, locales } from '../../../contract/locales.ts';
import { createConcept, type ManagedConcept, updateConcept } from '../../../contract/managed-synonyms.ts';
import { FieldsSheet } from '../../back-office/ui/FieldsSheet.tsx';
import { TermsField } from '../../back-office/ui/TermsField.tsx';
import { useWords } from '../../i18n/words.ts';
import { useCall } from '../../state/sending.ts';
import { useToast } from '../../ui/Toasts.tsx';

interface Props {
  /** Null for a new one. */
  concept: ManagedConcept | null;
  onSaved: () => void;
  onClose: () => void;
}

/** The form of a group of synonyms. */
export function ConceptSheet({ concept, onSaved, onClose }: Props) {
  const t = useWords();
  const call = useCall();
  const toast = useToast();
  const [terms, setTerms] = useState<Record<Lang, readonly string[]>>({
    en: concept?.en ?? [],
    ar: concept?.ar ?? [],
  });
  return (
    <FieldsSheet
      title={t(concept ? 'admin-synonyms:editTitle' : 'admin-synonyms:addTitle')}
      send={() =>
        concept
          ? call(
              updateConcept,
              { params: { id: concept.id }, body: terms },
              { headers: { 'if-match': concept.version } },
            )
          : call(createConcept, { body: terms })
      }
      onSaved={() => {
        toast({ kind: 'success', title: t('admin-synonyms:saved') });
        onSaved();
      }}
      onClose={onClose}
    >
      {({ errorOf, forget }) =>
        langs.map((lang) => (
          <TermsField
            key={lang}
            id={`terms-${lang}`}
            label={t('admin-synonyms:termsIn', { language: locales[lang].nativeName })}
            hint={t('admin-synonyms:termsHint')}
            lang={lang}
            terms={terms[lang]}
            error={errorOf(lang)}
            onChange={(changed) => {
              setTerms((now) => ({ ...now, [lang]: changed }));
              forget();
            }}
          />
        ))
      }
    </FieldsSheet>
  );
}
