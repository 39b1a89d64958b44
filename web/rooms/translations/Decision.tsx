import { useId, useState } from 'react';
import { limits } from '../../../contract/limits.ts';
import { postFolders } from '../../../contract/post-kinds.ts';
import {
  decideTranslation,
  type FieldTranslation,
  type TranslationWork,
} from '../../../contract/translations.ts';
import { useWords } from '../../i18n/words.ts';
import { useCall } from '../../state/sending.ts';
import { useRefusalWords } from '../../state/use-refusal-words.ts';
import { FieldError } from '../../ui/FieldError.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as fieldStyles from '../../ui/shared/field.module.css';
import { useToast } from '../../ui/Toasts.tsx';
import * as styles from './TranslationField.module.css';

interface Props {
  work: TranslationWork;
  translation: FieldTranslation;
  onChange: (changed: FieldTranslation) => void;
}

/** Publishes another member's translation, or returns it with a reason. */
export function Decision({ work: { post }, translation: { field, version }, onChange }: Props) {
  const t = useWords();
  const call = useCall();
  const toast = useToast();
  const wordsOf = useRefusalWords();
  const id = useId();
  const [isReturning, setReturning] = useState(false);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const decide = async (why: string | null) => {
    setBusy(true);
    const params = { folder: postFolders[post.kind], id: post.id, field };
    const { data, refusal } = await call(decideTranslation, { params, body: { version, reason: why } });
    setBusy(false);
    if (refusal) return toast({ kind: 'error', title: wordsOf(refusal) });
    toast({ kind: 'success', title: t(why === null ? 'translate:approved' : 'translate:returned') });
    onChange(data);
  };
  const sendBack = () => {
    const why = reason.trim();
    setMissing(why === '');
    if (why) void decide(why);
    else document.getElementById(id)?.focus();
  };
  return (
    <>
      {isReturning && (
        <div className={fieldStyles.field}>
          <div className={fieldStyles.label}>
            <label htmlFor={id}>{t('translate:returnTitle')}</label>
          </div>
          <div className={`${fieldStyles.box} ${fieldStyles.area} ${isMissing ? fieldStyles.invalid : ''}`}>
            <textarea
              id={id}
              rows={2}
              dir="auto"
              maxLength={limits.rejectReason}
              value={reason}
              aria-invalid={isMissing || undefined}
              aria-describedby={isMissing ? `${id}-error` : `${id}-hint`}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
            />
          </div>
          {isMissing && <FieldError id={`${id}-error`}>{t('translate:reasonNeeded')}</FieldError>}
          <p id={`${id}-hint`} className={styles.hint}>
            {t('translate:returnHint')}
          </p>
        </div>
      )}
      <div className={styles.actions}>
        {!isReturning && (
          <button
            type="button"
            className={`${buttonStyles.soft} ${buttonStyles.small}`}
            disabled={isBusy}
            onClick={() => void decide(null)}
          >
            {t('translate:approve')}
          </button>
        )}
        <button
          type="button"
          className={`${buttonStyles.outlined} ${buttonStyles.small}`}
          disabled={isBusy}
          onClick={isReturning ? sendBack : () => setReturning(true)}
        >
          {t('translate:return')}
        </button>
      </div>
    </>
  );
}
