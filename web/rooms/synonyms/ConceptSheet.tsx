import { useState } from 'react';
import { type Lang, langs, locales } from '../../../contract/locales.ts';
import type { ManagedConcept } from '../../../contract/managed-concepts.ts';
import { TermsField } from '../../back-office/ui/TermsField.tsx';
import { useWords } from '../../i18n/words.ts';
import { useCall } from '../../state/sending.ts';
import { useRefusalWords } from '../../state/use-refusal-words.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { useToast } from '../../ui/Toasts.tsx';

interface Props {
  /** Null where it is new. */
  concept: ManagedConcept | null;
  onSaved: () => void;
  onClose: () => void;
}

/** The form of words that mean the same. */
export function ConceptSheet({ concept, onSaved, onClose }: Props) {
  const t = useWords();
  const call = useCall();
  const toast = useToast();
  const wordsOf = useRefusalWords();
  const [terms, setTerms] = useState<Record<Lang, string[]>>({
    en: concept?.en ?? [],
    ar: concept?.ar ?? [],
  });
  const [errors, setErrors] = useState<Record<string, string[]>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const path = concept ? `admin/synonyms/${concept.id}` : 'admin/synonyms';
    const match: Record<string, string> = concept ? { 'if-match': concept.version } : {};
    const { refusal } = await call(path, terms, concept ? 'put' : 'post', match);
    setBusy(false);
    if (!refusal) {
      toast({ kind: 'success', title: t('admin-synonyms:saved') });
      return onSaved();
    }
    setErrors(refusal.errors ?? {});
    setFailure(refusal.errors ? null : wordsOf(refusal));
  };
  const errorOf = (lang: Lang) =>
    Object.entries(errors).find(([field]) => field === lang || field.startsWith(`${lang}.`))?.[1][0];
  return (
    <Sheet
      title={t(concept ? 'admin-synonyms:editTitle' : 'admin-synonyms:addTitle')}
      closeLabel={t('admin:close')}
      onClose={onClose}
      footer={(close) => (
        <div className="row">
          <button type="button" className="btn p" disabled={isBusy} onClick={() => void save()}>
            {t('admin:save')}
          </button>
          <button type="button" className="btn o" onClick={close}>
            {t('admin:cancel')}
          </button>
        </div>
      )}
    >
      <div className="adm-form">
        <div role="alert">{failure && <p className="errsum">{failure}</p>}</div>
        {langs.map((lang) => (
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
              setErrors({});
            }}
          />
        ))}
      </div>
    </Sheet>
  );
}
