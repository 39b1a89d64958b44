import type { ReactNode } from 'react';
import type { ConversationPost } from '../../../contract/conversation-posts.ts';
import type { ConversationDetail, ConversationPartner } from '../../../contract/conversations.ts';
import { memberPath } from '../../addresses.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Rating } from '../../ui/Rating.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as visibilityStyles from '../../ui/shared/visibility.module.css';
import { ageWords } from './message-times.ts';
import { Portrait } from './Portrait.tsx';
import { PostArt, PostPrice, postHref, StateTag } from './PostFacts.tsx';
import { partnerName } from './partner-words.ts';
import * as styles from './Thread.module.css';

interface Props {
  partner: ConversationPartner;
  post: ConversationPost;
  /** The usual response time, if known. */
  answerTime?: ConversationDetail['answerTime'];
  /** The rating of the other member; null if they are anonymous. */
  rating?: ConversationDetail['rating'];
  /** What can be done with the conversation. */
  menu?: ReactNode;
}

/** The other member, with the post below. */
export function ThreadHead({ partner, post, answerTime = null, rating = null, menu }: Props) {
  const t = useWords();
  const { lang } = useSite();
  const href = postHref(post);
  const pinned = (
    <>
      <PostArt post={post} sizes="52px" />
      <span className={styles.pinnedWords}>
        <b lang={post.lang} dir="auto">
          {post.title}
        </b>
        <span>
          <strong>
            <PostPrice post={post} />
          </strong>
          <StateTag state={post.state} />
        </span>
      </span>
    </>
  );
  return (
    <>
      <header className={styles.head}>
        <a
          href="/messages"
          className={`${buttonStyles.icon} ${visibilityStyles.small}`}
          aria-label={t('conversations:back')}
          data-stay=""
        >
          <Icon name="back" flip />
        </a>
        <Portrait of={partner} />
        <div className={styles.with}>
          <h1>
            {partner.page ? (
              <a href={memberPath(partner.page)}>
                <bdi>{partnerName(partner, t)}</bdi>
              </a>
            ) : (
              <bdi>{partnerName(partner, t)}</bdi>
            )}
          </h1>
          {partner.joinedAt && (
            <p className={`${textStyles.small} ${textStyles.muted}`}>
              {[answerTime && t(`conversations:answers.${answerTime}`), ageWords(partner.joinedAt, lang, t)]
                .filter(Boolean)
                .join(' · ')}
            </p>
          )}
          {rating && rating.count > 0 && (
            <Rating business={{ reviewCount: rating.count, rating: rating.average }} />
          )}
        </div>
        {menu}
      </header>
      {href ? (
        <a className={styles.pinned} href={href}>
          {pinned}
          <Icon name="chevron" flip />
        </a>
      ) : (
        <div className={styles.pinned}>{pinned}</div>
      )}
    </>
  );
}
