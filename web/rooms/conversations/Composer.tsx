import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { limits } from '../../../contract/limits.ts';
import { useWords } from '../../i18n/words.ts';
import { FieldError } from '../../ui/FieldError.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as chipStyles from '../../ui/shared/chip.module.css';
import * as styles from './Composer.module.css';
import { useWarnings } from './use-warnings.ts';

interface Props {
  /** What may be written with one press, while nothing is written. */
  replies: readonly string[];
  onSend: (text: string) => void;
}

/** On a screen that is touched, Enter breaks the line. */
const isTouched = () => matchMedia('(pointer: coarse)').matches;

/** Where one writes. Enter sends, Shift and Enter break the line. */
export function Composer({ replies, onSend }: Props) {
  const t = useWords();
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const warnings = useWarnings();
  const over = text.trim().length - limits.messageText;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field is as high as its text
  useEffect(() => {
    const { current } = field;
    if (!current) return;
    current.style.blockSize = 'auto';
    current.style.blockSize = `${current.scrollHeight}px`;
  }, [text]);
  const send = () => {
    if (!text.trim() || over > 0) return;
    onSend(text.trim());
    setText('');
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isTouched()) return;
    event.preventDefault();
    send();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <form className={styles.composer} onSubmit={onSubmit}>
      {!text && replies.length > 0 && (
        <ul className={styles.replies} aria-label={t('conversations:quickReplies')}>
          {replies.map((reply) => (
            <li key={reply}>
              <button
                type="button"
                className={chipStyles.chip}
                onClick={() => {
                  setText(reply);
                  field.current?.focus();
                }}
              >
                {reply}
              </button>
            </li>
          ))}
        </ul>
      )}
      {warnings?.holdsCardNumber(text) && (
        <p className={styles.card} role="alert">
          <Icon name="warning" size="s" />
          <span>
            <b>{t('conversations:cardTitle')}</b> {t('conversations:cardText')}
          </span>
        </p>
      )}
      {over > 0 && <FieldError id="message-error">{t('conversations:tooLong', { count: over })}</FieldError>}
      <div className={styles.line}>
        <textarea
          ref={field}
          rows={1}
          value={text}
          dir="auto"
          aria-label={t('conversations:write')}
          placeholder={t('conversations:write')}
          aria-invalid={over > 0 || undefined}
          aria-describedby={over > 0 ? 'message-error' : undefined}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <button
          type="submit"
          className={`${buttonStyles.icon} ${styles.send}`}
          aria-label={t('conversations:send')}
          aria-disabled={!text.trim() || over > 0 || undefined}
        >
          <Icon name="send" flip />
        </button>
      </div>
    </form>
  );
}
