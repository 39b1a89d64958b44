import type { Member } from '../../../contract/members.ts';
import { readProfile } from '../../../contract/profile.ts';
import { memberPath } from '../../addresses.ts';
import { useWords } from '../../i18n/words.ts';
import { monthWords } from '../../reviews/month-words.ts';
import { useSite } from '../../site.tsx';
import { useToken } from '../../state/account.ts';
import { useRead } from '../../state/use-read.ts';
import { Icon } from '../../ui/Icon.tsx';
import { initialsOf } from '../../ui/initials.ts';
import { Photo } from '../../ui/Photo.tsx';
import { Rating } from '../../ui/Rating.tsx';
import * as avatarStyles from '../../ui/shared/avatar.module.css';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as chipStyles from '../../ui/shared/chip.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as styles from './MemberHead.module.css';
import { listed } from './member-words.ts';

/** The member's name and response time, and a link to write to them. */
export function MemberHead({ member }: { member: Member }) {
  const t = useWords();
  const { lang } = useSite();
  const { name, picture, joined, answerTime, languages, rating } = member;
  const spoken = languages.map((language) => t(`languages:${language}`));
  return (
    <header className={styles.head} data-beside-picture="">
      <div className={styles.who}>
        <span className={`${avatarStyles.avatar} ${styles.portrait}`} aria-hidden="true" dir="auto">
          {picture ? <Photo picture={picture} alt="" sizes="112px" eager /> : initialsOf(name)}
        </span>
        <div className={styles.words}>
          <h1>
            <bdi>{name}</bdi>
          </h1>
          <p className={textStyles.muted}>{t('members:since', { month: monthWords(joined, lang) })}</p>
          {rating.count > 0 && <Rating business={{ reviewCount: rating.count, rating: rating.average }} />}
          {(answerTime || spoken.length > 0) && (
            <ul className={styles.chips}>
              {answerTime && (
                <li className={chipStyles.chip}>
                  <Icon name="clock" size="s" />
                  {t(`members:answers.${answerTime}`)}
                </li>
              )}
              {spoken.length > 0 && (
                <li className={chipStyles.chip}>
                  <Icon name="globe" size="s" />
                  <span className={textStyles.hidden}>{t('members:speaks')} </span>
                  {listed(spoken, lang)}
                </li>
              )}
            </ul>
          )}
        </div>
      </div>
      <Actions member={member} />
    </header>
  );
}

/** The member's newest post that can be the subject of a conversation, as in the address of a new conversation. */
function newestPost({ posts: { products, rentals, jobs } }: Member) {
  const all = [
    ...products.newest.map((post) => ({ ...post, about: `product-${post.id}` })),
    ...rentals.newest.map((post) => ({ ...post, about: `rent-${post.id}` })),
    ...jobs.newest.map((post) => ({ ...post, about: `job-${post.id}` })),
  ];
  return all.toSorted((a, b) => b.postedAt.localeCompare(a.postedAt))[0];
}

/** The actions for other members; for the member's own page, those of the owner instead. */
function Actions({ member }: { member: Member }) {
  const t = useWords();
  const isSignedIn = useToken() !== null;
  const account = useRead(readProfile, isSignedIn ? {} : null);
  const post = newestPost(member);
  if (isSignedIn && account.data?.id === member.id)
    return (
      <div className={styles.actions}>
        <a className={buttonStyles.outlined} href="/Profile#public-title">
          <Icon name="edit" />
          {t('members:edit')}
        </a>
        <p className={`${textStyles.small} ${textStyles.muted}`}>{t('members:own')}</p>
      </div>
    );
  return (
    <div className={styles.actions}>
      {post && (
        <>
          <a className={buttonStyles.primary} href={`/messages/new?about=${post.about}`} rel="nofollow">
            <Icon name="chat" />
            {t('members:sendMessage')}
          </a>
          <p className={`${textStyles.small} ${textStyles.muted}`}>
            {t('members:about')} <bdi lang={post.lang}>{post.title}</bdi>
          </p>
        </>
      )}
      <a
        className={`${buttonStyles.quiet} ${buttonStyles.small}`}
        rel="nofollow"
        href={`/Contact?about=${encodeURIComponent(memberPath(member))}`}
      >
        <Icon name="flag" />
        {t('members:report')}
      </a>
    </div>
  );
}
