import type { HeldMessage } from '../../../contract/conversations.ts';
import { useWords } from '../../i18n/words.ts';
import { PhotoLinks } from '../../ui/PhotoLinks.tsx';
import * as tagStyles from '../../ui/shared/tag.module.css';
import * as styles from './MessageLog.module.css';
import * as photoStyles from './MessagePhotos.module.css';
import { clockOf } from './message-times.ts';
import { textLang } from './text-lang.ts';

/** The member's own messages that nobody else sees: the same text went to many people. */
export function HeldMessages({ messages }: { messages: readonly HeldMessage[] }) {
  const t = useWords();
  return messages.map(({ clientId, text, photos, at, state }) => (
    <div key={clientId} className={styles.mine}>
      {photos.length > 0 && (
        <PhotoLinks
          photos={photos}
          name={t('conversations:you')}
          labelOf={(place) => t('conversations:photoOf', { place, total: photos.length })}
          sizes="176px"
          className={photoStyles.sent}
        />
      )}
      {text && (
        <p dir="auto" lang={textLang(text)}>
          {text}
        </p>
      )}
      <small>
        <span className={state === 'waiting' ? tagStyles.warning : tagStyles.error}>
          {t(`conversations:held.${state}`)}
        </span>
        <time dateTime={at}>{clockOf(at, t)}</time>
      </small>
      <small>{t(`conversations:heldText.${state}`)}</small>
    </div>
  ));
}
