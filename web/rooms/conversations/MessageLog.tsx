import { Fragment, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { HeldMessage, Message } from '../../../contract/conversations.ts';
import { useWords } from '../../i18n/words.ts';
import { thumbnailOf } from '../../posting/photos/thumbnails.ts';
import { useSite } from '../../site.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PhotoLinks } from '../../ui/PhotoLinks.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { HeldMessages } from './HeldMessages.tsx';
import * as styles from './MessageLog.module.css';
import * as photoStyles from './MessagePhotos.module.css';
import { clockOf, dayLine, dayOf } from './message-times.ts';
import { PhoneCard } from './PhoneCard.tsx';
import { textLang } from './text-lang.ts';
import type { Sending } from './use-sending.ts';

interface Props {
  messages: readonly Message[];
  /** The member's own messages that are not delivered. */
  held?: readonly HeldMessage[];
  sending: Sending;
  /** The last message that the other member has seen. */
  seenTo: number;
  earlier: (() => Promise<void>) | null;
  /** Called when the end is in view. */
  onRead: () => void;
  /** The name of the other member. */
  partner?: string;
  /** Revokes the member's own phone number. */
  onWithdraw?: () => void;
  /** Before the first message, and after the last one. */
  intro?: ReactNode;
  /** Below messages, by their ids. */
  notices?: ReadonlyMap<number, ReactNode>;
  children?: ReactNode;
}

/** Within this distance from the end, in pixels, new messages scroll into view. */
const nearEnd = 80;

/** The messages of a conversation, latest at the end, where it opens. */
export function MessageLog({
  messages,
  held = [],
  sending,
  seenTo,
  earlier,
  onRead,
  partner = '',
  onWithdraw = () => undefined,
  intro,
  notices,
  children,
}: Props) {
  const t = useWords();
  const { lang } = useSite();
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const height = useRef(0);
  const [behind, setBehind] = useState(0);
  const last = messages.at(-1)?.id ?? 0;
  const known = useRef(last);
  const { unsent } = sending;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was added moves the view
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    if (isAtEnd.current) current.scrollTop = current.scrollHeight;
  }, [last, held.length, unsent.length, notices?.size, Boolean(children)]);
  useEffect(() => {
    const added = messages.filter(({ id, mine }) => id > known.current && !mine).length;
    const isFirst = known.current === 0;
    known.current = last;
    if (isAtEnd.current) onRead();
    else if (added > 0 && !isFirst) setBehind((count) => count + added);
  }, [messages, last, onRead]);
  useEffect(() => {
    const back = () => isAtEnd.current && onRead();
    document.addEventListener('visibilitychange', back);
    return () => document.removeEventListener('visibilitychange', back);
  }, [onRead]);
  const onScroll = () => {
    const { current } = box;
    if (!current) return;
    isAtEnd.current = current.scrollHeight - current.scrollTop - current.clientHeight < nearEnd;
    if (!isAtEnd.current) return;
    setBehind(0);
    onRead();
  };
  const toEnd = () => {
    isAtEnd.current = true;
    setBehind(0);
    box.current?.scrollTo({ top: box.current.scrollHeight });
  };
  const readEarlier = async () => {
    height.current = box.current?.scrollHeight ?? 0;
    await earlier?.();
    // Preserves the scroll position when earlier messages are added.
    if (box.current) box.current.scrollTop += box.current.scrollHeight - height.current;
  };
  const lastMine = messages.findLast(({ mine }) => mine);
  return (
    <div className={styles.frame}>
      <div
        ref={box}
        className={styles.log}
        role="log"
        aria-label={t('conversations:log')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        tabIndex={0}
        onScroll={onScroll}
      >
        <div className={styles.space} />
        {intro}
        {earlier && (
          <button
            type="button"
            className={`${buttonStyles.quiet} ${buttonStyles.small} ${styles.earlier}`}
            onClick={() => void readEarlier()}
          >
            {t('conversations:earlier')}
          </button>
        )}
        {messages.map((message, index) => {
          const before = messages[index - 1];
          const after = messages[index + 1];
          const isNewDay = !before || dayOf(before.at) !== dayOf(message.at);
          const ends = !after || after.mine !== message.mine || dayOf(after.at) !== dayOf(message.at);
          const isSeen = message === lastMine && message.id <= seenTo;
          return (
            <Fragment key={message.id}>
              {isNewDay && <p className={styles.day}>{dayLine(message.at, lang, t)}</p>}
              {message.phone && (
                <PhoneCard
                  mine={message.mine}
                  name={partner}
                  number={message.phone.number}
                  onWithdraw={onWithdraw}
                />
              )}
              <div className={message.mine ? styles.mine : styles.theirs}>
                {message.photos.length > 0 && (
                  <PhotoLinks
                    photos={message.photos}
                    name={message.mine ? t('conversations:you') : partner}
                    labelOf={(place) => t('conversations:photoOf', { place, total: message.photos.length })}
                    sizes="176px"
                    className={photoStyles.sent}
                  />
                )}
                {message.text && (
                  <p dir="auto" lang={textLang(message.text)}>
                    {message.text}
                  </p>
                )}
                {(ends || isSeen) && (
                  <small>
                    <time dateTime={message.at}>{clockOf(message.at, t)}</time>
                    {isSeen && ` • ${t('conversations:seen')}`}
                  </small>
                )}
              </div>
              {notices?.get(message.id)}
            </Fragment>
          );
        })}
        <HeldMessages messages={held} />
        {unsent.map(({ clientId, text, photos = [], failure }) => (
          <div key={clientId} className={`${styles.mine} ${failure === undefined ? styles.sending : ''}`}>
            {photos.length > 0 && (
              <div className={photoStyles.sent}>
                {photos.map((photo) => (
                  <img key={photo.id} src={thumbnailOf(photo)} alt={t('conversations:photos')} />
                ))}
              </div>
            )}
            {text && (
              <p dir="auto" lang={textLang(text)}>
                {text}
              </p>
            )}
            {failure === undefined ? (
              <small>
                <Icon name="clock" size="s" />
                {t('conversations:sending')}
              </small>
            ) : (
              <small className={styles.failed} role="alert">
                {failure || t('conversations:notSent')}{' '}
                <button type="button" className={textStyles.link} onClick={sending.again}>
                  {t('conversations:tryAgain')}
                </button>{' '}
                <button type="button" className={textStyles.link} onClick={() => sending.discard(clientId)}>
                  {t('conversations:discard')}
                </button>
              </small>
            )}
          </div>
        ))}
        {children}
      </div>
      {behind > 0 && (
        <button
          type="button"
          className={`${buttonStyles.primary} ${buttonStyles.small} ${styles.pill}`}
          onClick={toEnd}
        >
          <Icon name="chevron-down" size="s" />
          {t('conversations:newMessages', { count: behind })}
        </button>
      )}
    </div>
  );
}
