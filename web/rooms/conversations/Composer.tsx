import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { limits } from '../../../contract/limits.ts';
import { useWords } from '../../i18n/words.ts';
import type { PostPhoto } from '../../posting/photos/post-photo.ts';
import { FieldError } from '../../ui/FieldError.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as chipStyles from '../../ui/shared/chip.module.css';
import * as styles from './Composer.module.css';
import { PhoneOffer } from './PhoneCard.tsx';
import { useDraftText } from './use-draft-text.ts';
import { useMessagePhotos } from './use-message-photos.tsx';
import { useWarnings } from './use-warnings.ts';

interface Props {
  /** Identifies the conversation in the storage of the tab. Requires a key per conversation. */
  place: string;
  /** Suggested messages, while the input is empty. */
  replies: readonly string[];
  onSend: (text: string, photos: readonly PostPhoto[]) => void;
  /** The other member has just requested a code. */
  isCodeRequested?: boolean;
  /** Offers to share a phone number that is being typed; absent if it cannot be shared. */
  onSharePhone?: ((typed: string) => void) | undefined;
}

/** On touch screens Enter inserts a line break. */
const isTouched = () => matchMedia('(pointer: coarse)').matches;

/** The message input. Enter sends, Shift and Enter insert a line break. */
export function Composer({ place, replies, onSend, isCodeRequested = false, onSharePhone }: Props) {
  const t = useWords();
  const [text, setText] = useDraftText(place);
  const field = useRef<HTMLTextAreaElement>(null);
  const warnings = useWarnings();
  const photos = useMessagePhotos();
  const typedPhone = onSharePhone ? warnings?.phoneIn(text) : null;
  const over = text.trim().length - limits.messageText;
  const isReady = (text.trim() !== '' || photos.photos.length > 0) && over <= 0 && !photos.isBusy;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field is as high as its text
  useEffect(() => {
    const { current } = field;
    if (!current) return;
    current.style.blockSize = 'auto';
    current.style.blockSize = `${current.scrollHeight}px`;
  }, [text]);
  const secret = warnings?.holdsCardNumber(text)
    ? ('card' as const)
    : warnings?.holdsCode(text, isCodeRequested)
      ? ('ownCode' as const)
      : null;
  const send = () => {
    if (!isReady) return;
    onSend(text.trim(), photos.photos);
    setText('');
    photos.clear();
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
      {secret && (
        <p className={styles.card} role="alert">
          <Icon name="warning" size="s" />
          <span>
            <b>{t(`conversations:${secret}Title`)}</b> {t(`conversations:${secret}Text`)}
          </span>
        </p>
      )}
      {typedPhone && (
        <PhoneOffer title={t('conversations:typedPhone')} text={t('conversations:typedPhoneText')}>
          <button
            type="button"
            className={`${buttonStyles.soft} ${buttonStyles.small}`}
            onClick={() => onSharePhone?.(typedPhone)}
          >
            {t('conversations:sharePhone')}
          </button>
        </PhoneOffer>
      )}
      {photos.list}
      {over > 0 && <FieldError id="message-error">{t('conversations:tooLong', { count: over })}</FieldError>}
      <div className={styles.line}>
        {photos.button}
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
          aria-disabled={!isReady || undefined}
        >
          <Icon name="send" flip />
        </button>
      </div>
    </form>
  );
}
