import { useState } from 'react';
import { type Marked, markBounced } from '../../../../contract/newsletter.ts';
import * as dialogStyles from '../../../back-office/ui/dialog.module.css';
import { useWords } from '../../../i18n/words.ts';
import { useCall } from '../../../state/sending.ts';
import { useRefusalWords } from '../../../state/use-refusal-words.ts';
import { Email } from '../../../ui/Email.tsx';
import { FieldError } from '../../../ui/FieldError.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import * as buttonStyles from '../../../ui/shared/button.module.css';
import * as fieldStyles from '../../../ui/shared/field.module.css';
import * as layoutStyles from '../../../ui/shared/layout.module.css';
import * as textStyles from '../../../ui/shared/text.module.css';

/** Separators between addresses in pasted text. */
const addressesIn = (text: string) => text.split(/[\s,;<>"]+/).filter((part) => part.includes('@'));

/** Records addresses whose emails bounced later, from a report of the mail server. */
export function BouncedSheet({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const t = useWords();
  const call = useCall();
  const wordsOf = useRefusalWords();
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<Marked | null>(null);
  const mark = async () => {
    const emails = addressesIn(text);
    if (emails.length === 0) return setError(t('admin-newsletter:noAddresses'));
    const { data, refusal } = await call(markBounced, { body: { emails } });
    if (refusal) return setError(Object.values(refusal.errors ?? {})[0]?.[0] ?? wordsOf(refusal));
    setError(null);
    setOutcome(data);
    setText('');
    onDone();
  };
  return (
    <Sheet
      title={t('admin-newsletter:bouncedList')}
      closeLabel={t('admin:close')}
      className={dialogStyles.dialog}
      onClose={onClose}
      footer={(close) => (
        <div className={layoutStyles.row}>
          <button type="button" className={buttonStyles.primary} onClick={() => void mark()}>
            {t('admin-newsletter:markThem')}
          </button>
          <button type="button" className={buttonStyles.outlined} onClick={close}>
            {t('admin:close')}
          </button>
        </div>
      )}
    >
      <p>{t('admin-newsletter:bouncedText')}</p>
      <div className={fieldStyles.field}>
        <div className={fieldStyles.label}>
          <label htmlFor="bounced">{t('admin-newsletter:addresses')}</label>
        </div>
        <div
          className={
            error
              ? `${fieldStyles.box} ${fieldStyles.area} ${fieldStyles.invalid}`
              : `${fieldStyles.box} ${fieldStyles.area}`
          }
        >
          <textarea
            id="bounced"
            rows={6}
            dir="ltr"
            value={text}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? 'bounced-error' : undefined}
            onChange={({ target: { value } }) => setText(value)}
          />
        </div>
        {error && <FieldError id="bounced-error">{error}</FieldError>}
      </div>
      <div role="status">
        {outcome && (
          <>
            <p>{t('admin-newsletter:marked', { marked: outcome.marked, unknown: outcome.unknown.length })}</p>
            {outcome.unknown.length > 0 && (
              <ul className={`${textStyles.small} ${textStyles.muted}`}>
                {outcome.unknown.map((email) => (
                  <li key={email}>
                    <Email of={email} />
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </div>
    </Sheet>
  );
}
