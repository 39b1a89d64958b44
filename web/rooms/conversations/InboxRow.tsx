import type { Conversation } from '../../../contract/conversations.ts';
import { formatNumber, type Translate, useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as tagStyles from '../../ui/shared/tag.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as styles from './InboxList.module.css';
import { lastTime } from './message-times.ts';
import { Portrait } from './Portrait.tsx';
import { PostArt } from './PostFacts.tsx';
import { partnerName } from './partner-words.ts';
import { textLang } from './text-lang.ts';
import { areHidden } from './use-warnings.ts';

const over = ['sold', 'rented', 'filled', 'closed', 'removed'] as const;

/** The latest message, described if it is not text. */
function lastWords({ text, photos, phone }: NonNullable<Conversation['last']>, t: Translate): string {
  if (phone) return t('conversations:lastPhone');
  return text || t('conversations:lastPhotos', { count: photos });
}

interface Props {
  conversation: Conversation;
  isOpen: boolean;
}

/** One conversation in the list: the other member, the post, and the latest message. */
export function InboxRow({ conversation, isOpen }: Props) {
  const t = useWords();
  const { lang } = useSite();
  const { id, post, partner, last, unread, warned } = conversation;
  // Known in browsers only, where the list is rendered.
  const isWarned = warned && !areHidden(id);
  const ended = over.find((state) => state === post.state);
  return (
    <li className={unread > 0 ? styles.unread : undefined}>
      <a href={`/messages/${id}`} aria-current={isOpen ? 'page' : undefined} data-stay="">
        <span className={styles.picture}>
          <PostArt post={post} sizes="60px" />
          <Portrait of={partner} className={styles.portrait} />
        </span>
        <span className={styles.words}>
          <span className={styles.who}>
            <b dir="auto">{partnerName(partner, t)}</b>
            {last && <time dateTime={last.at}>{lastTime(last.at, lang, t)}</time>}
          </span>
          <span className={styles.about}>
            <bdi lang={post.lang}>{post.title}</bdi>
            {ended && <span className={tagStyles.plain}>{t(`conversations:state.${ended}`)}</span>}
          </span>
          <span className={styles.last}>
            {last?.mine && <span className={styles.own}>{t('conversations:you')}</span>}
            {isWarned && (
              <>
                <Icon name="warning" size="s" className={styles.warned} />
                <span className={textStyles.hidden}>{t('conversations:hasWarning')}</span>
              </>
            )}
            <span className={styles.text} dir="auto" lang={last?.text ? textLang(last.text) : undefined}>
              {last && lastWords(last, t)}
            </span>
            {unread > 0 && (
              <>
                <span className={styles.count} aria-hidden="true">
                  {formatNumber(unread, lang)}
                </span>
                <span className={textStyles.hidden}>{t('conversations:unreadCount', { count: unread })}</span>
              </>
            )}
          </span>
        </span>
      </a>
    </li>
  );
}
