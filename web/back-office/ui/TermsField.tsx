import { type KeyboardEvent, useRef, useState } from 'react';
import { type Lang, locales } from '../../../contract/locales.ts';
import { useWords } from '../../i18n/words.ts';
import { FieldError } from '../../ui/FieldError.tsx';
import * as fieldStyles from '../../ui/shared/field.module.css';
import { TakenChips } from '../../ui/TakenChips.tsx';
import * as fieldsStyles from './fields.module.css';
import * as styles from './TermsField.module.css';

interface Props {
  id: string;
  label: string;
  hint?: string;
  /** The language of the terms; any if omitted. */
  lang?: Lang;
  terms: readonly string[];
  error?: string | undefined;
  onChange: (terms: readonly string[]) => void;
}

/** A list of words and phrases: Enter or a comma adds a term, its button removes it. Pending input is included. */
export function TermsField({ id, label, hint, lang, terms, error, onChange }: Props) {
  const t = useWords();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const add = (text: string) => {
    const parts = text
      .split(/[,،\n]/)
      .map((part) => part.trim())
      .filter(Boolean);
    setTyped('');
    if (parts.length > 0) onChange([...new Set([...terms, ...parts])]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ',' && event.key !== '،') return;
    if (event.key === 'Enter' && typed.trim() === '') return;
    event.preventDefault();
    add(typed);
  };
  return (
    <div className={fieldStyles.field}>
      <div className={fieldStyles.label}>
        <label htmlFor={id}>{label}</label>
      </div>
      <TakenChips
        className={styles.terms}
        chips={terms}
        nameOf={(term) => t('admin:removeTerm', { term })}
        onRemove={(term) => {
          onChange(terms.filter((one) => one !== term));
          input.current?.focus();
        }}
      />
      <div className={error ? `${fieldStyles.box} ${fieldStyles.invalid}` : fieldStyles.box}>
        <input
          ref={input}
          id={id}
          type="text"
          lang={lang}
          dir={lang ? locales[lang].dir : 'auto'}
          value={typed}
          aria-invalid={error ? true : undefined}
          aria-describedby={
            [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
          }
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={() => add(typed)}
        />
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <p className={fieldsStyles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
