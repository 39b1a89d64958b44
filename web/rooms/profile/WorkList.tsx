import { type ReactNode, useMemo } from 'react';
import type { User } from '../../../contract/accounts.ts';
import type { OwnWork } from '../../../contract/own-work.ts';
import { profilePath } from '../../addresses.ts';
import { useWords } from '../../i18n/words.ts';
import { MemberSection } from '../../member/MemberPage.tsx';
import { ownDrafts } from '../../posting/form/own-drafts.ts';
import { Email } from '../../ui/Email.tsx';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { Phrase } from '../../ui/Phrase.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { PostInNeed } from './PostInNeed.tsx';
import { useConfirmation } from './use-confirmation.ts';
import * as styles from './WorkList.module.css';

interface Props {
  user: User;
  work: OwnWork;
  /** Reloads the list after an action. */
  again: () => void;
}

/** Pending work of the member, one row with one action each: posts first, then the rest. */
export function WorkList({ user, work: { posts, postCount, unread, claims }, again }: Props) {
  const t = useWords();
  const drafts = useMemo(() => ownDrafts(user.email), [user.email]);
  const others =
    Number(unread > 0) +
    drafts.length +
    claims.length +
    Number(!user.emailConfirmed || Boolean(user.pendingEmail));
  if (postCount + others === 0)
    return (
      <p className={styles.clear}>
        <Icon name="check" />
        {t('member:nothingToDo')}
      </p>
    );
  return (
    <section className={`${layoutStyles.panel} ${styles.work}`} aria-labelledby="work-title">
      <h2 id="work-title">
        {postCount > 0
          ? t('member:postsNeedYou', { count: postCount })
          : t('member:otherWork', { count: others })}
      </h2>
      <ul>
        <EmailRow user={user} />
        {posts.map(({ need, post }) => (
          <PostInNeed key={post.id} need={need} post={post} again={again} />
        ))}
        {unread > 0 && (
          <WorkRow
            icon="chat"
            title={t('member:unreadWork', { count: unread })}
            text={t('member:unreadWorkText')}
            action={
              <a className={`${buttonStyles.outlined} ${buttonStyles.small}`} href="/messages">
                {t('member:openMessages')}
              </a>
            }
          />
        )}
        {drafts.map(({ kind, title, href }) => (
          <WorkRow
            key={href}
            icon="edit"
            title={title === null ? t(`member:draft_${kind}`) : <bdi>{title}</bdi>}
            text={t(title === null ? 'member:draftText' : `member:draftOf_${kind}`)}
            action={
              <a
                className={`${buttonStyles.outlined} ${buttonStyles.small}`}
                href={href}
                aria-label={`${t('member:goOn')}: ${title ?? t(`member:draft_${kind}`)}`}
              >
                {t('member:goOn')}
              </a>
            }
          />
        ))}
        {claims.map(({ id, business }) => (
          <WorkRow
            key={id}
            icon="clock"
            title={
              <bdi lang={business.lang} dir="auto">
                {business.title}
              </bdi>
            }
            text={t('member:claimWork')}
            action={
              <a
                className={`${buttonStyles.outlined} ${buttonStyles.small}`}
                href={profilePath(business)}
                aria-label={`${t('member:seeIt')}: ${business.title}`}
              >
                {t('member:seeIt')}
              </a>
            }
          />
        ))}
      </ul>
      {postCount > posts.length && (
        <p className={textStyles.muted}>{t('member:morePosts', { count: postCount - posts.length })}</p>
      )}
    </section>
  );
}

interface RowProps {
  icon: IconName;
  title: ReactNode;
  text: ReactNode;
  action?: ReactNode;
}

function WorkRow({ icon, title, text, action }: RowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.mark}>
        <Icon name={icon} />
      </span>
      <div className={styles.body}>
        <b>{title}</b>
        <p>{text}</p>
      </div>
      {action}
    </li>
  );
}

/** An unconfirmed address. */
function EmailRow({ user: { email, emailConfirmed, pendingEmail } }: Pick<Props, 'user'>) {
  const t = useWords();
  const { isSent, sendAgain } = useConfirmation();
  if (emailConfirmed && !pendingEmail) return null;
  return (
    <WorkRow
      icon="mail"
      title={t('member:confirmEmail')}
      text={
        emailConfirmed ? (
          <Phrase of="member:pendingEmail" slot="email">
            <bdi dir="ltr">{pendingEmail}</bdi>
          </Phrase>
        ) : (
          <Phrase of="member:confirmEmailText" slot="email">
            <Email of={email} />
          </Phrase>
        )
      }
      action={
        !emailConfirmed &&
        !isSent && (
          <button
            type="button"
            className={`${buttonStyles.outlined} ${buttonStyles.small}`}
            onClick={() => void sendAgain()}
          >
            {t('member:sendAgain')}
          </button>
        )
      }
    />
  );
}

/** Displayed if pending work fails to load; the rest of the page works. */
export function WorkFailed({ again }: { again: () => void }) {
  const t = useWords();
  return (
    <MemberSection id="work-title" title={t('member:workFailed')} text={t('errors:failedText')}>
      <button type="button" className={`${buttonStyles.outlined} ${buttonStyles.small}`} onClick={again}>
        {t('errors:tryAgain')}
      </button>
    </MemberSection>
  );
}
