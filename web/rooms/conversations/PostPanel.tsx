import type { ConversationPost } from '../../../contract/conversation-posts.ts';
import type { ConversationPartner } from '../../../contract/conversations.ts';
import { isolate } from '../../i18n/isolate.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { dateWords } from '../../ui/date-words.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { ageWords, isNewAccount } from './message-times.ts';
import { PostArt, PostPrice, postHref, StateTag } from './PostFacts.tsx';
import * as styles from './PostPanel.module.css';
import { partnerName } from './partner-words.ts';

const tips = ['conversations:tipMeet', 'conversations:tipCheck', 'conversations:tipHere'] as const;

/** Beside a conversation on large screens: the current post, the other member, safety tips. */
export function PostPanel({ post, partner }: { post: ConversationPost; partner: ConversationPartner }) {
  const t = useWords();
  const { lang } = useSite();
  const href = postHref(post);
  const { joinedAt, emailConfirmed, phoneConfirmed } = partner;
  return (
    <aside className={styles.panel} aria-label={post.title}>
      <PostArt post={post} sizes="272px" />
      <h2 lang={post.lang} dir="auto">
        {post.title}
      </h2>
      <p className={styles.price}>
        <strong>
          <PostPrice post={post} />
        </strong>
        <StateTag state={post.state} />
      </p>
      {post.postedAt && (
        <p className={`${textStyles.small} ${textStyles.muted}`}>
          {post.area && `${post.area} • `}
          {t('conversations:posted', { date: dateWords(post.postedAt, lang) })}
        </p>
      )}
      {href && (
        <a className={`${buttonStyles.outlined} ${buttonStyles.small}`} href={href}>
          {t('conversations:openPost')}
        </a>
      )}
      {joinedAt && (
        <section className={styles.who}>
          <h3>{t('conversations:about', { name: isolate(partnerName(partner, t)) })}</h3>
          <ul>
            {emailConfirmed && (
              <li>
                <Icon name="check" />
                {t('conversations:emailConfirmed')}
              </li>
            )}
            {phoneConfirmed && (
              <li>
                <Icon name="check" />
                {t('conversations:phoneConfirmed')}
              </li>
            )}
            <li className={isNewAccount(joinedAt) ? styles.isNew : undefined}>
              <Icon name={isNewAccount(joinedAt) ? 'warning' : 'check'} />
              {ageWords(joinedAt, lang, t)}
            </li>
          </ul>
        </section>
      )}
      <ul className={styles.tips} aria-label={t('conversations:safety')}>
        {tips.map((tip) => (
          <li key={tip}>
            <Icon name="shield" />
            {t(tip)}
          </li>
        ))}
      </ul>
    </aside>
  );
}
