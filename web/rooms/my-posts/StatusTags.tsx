import type { ClosedAs, OwnPost } from '../../../contract/my-posts.ts';
import { useWords, type WordKey } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { dateWords } from '../../ui/date-words.ts';
import { Icon } from '../../ui/Icon.tsx';

const day = 86_400_000;
/** From here on it is said louder how many days are left. */
const fewDays = 3;

const closedWords: Record<ClosedAs, WordKey> = {
  sold: 'my-posts:sold',
  rented: 'my-posts:rented',
  filled: 'my-posts:filled',
  closed: 'my-posts:closedTag',
};

/** How a post stands, and what waits besides. */
export function StatusTags({ post }: { post: OwnPost }) {
  const t = useWords();
  return (
    <div className="tags">
      <Standing post={post} />
      {post.reserved && <span className="tag brand">{t('my-posts:reserved')}</span>}
      {post.change === 'pending' && (
        <span className="tag warn">
          <Icon name="clock" size="s" />
          {t('my-posts:changeWaits')}
        </span>
      )}
      {post.change === 'rejected' && (
        <span className={post.changeAsked ? 'tag warn' : 'tag err'}>
          <Icon name="warning" size="s" />
          {t(post.changeAsked ? 'my-posts:changeSentBack' : 'my-posts:changeRejected')}
        </span>
      )}
    </div>
  );
}

function Standing({ post: { status, expiresAt, closedAs, changeAsked, takenDown } }: { post: OwnPost }) {
  const t = useWords();
  const { lang } = useSite();
  switch (status) {
    case 'pending':
      return (
        <span className="tag warn">
          <Icon name="clock" size="s" />
          {t('my-posts:inReview')}
        </span>
      );
    case 'rejected':
      return (
        <span className={changeAsked ? 'tag warn' : 'tag err'}>
          <Icon name="warning" size="s" />
          {t(changeAsked ? 'my-posts:needsChange' : 'my-posts:notPublished')}
        </span>
      );
    case 'expired':
      return (
        <span className="tag warn">
          {expiresAt ? t('my-posts:expiredOn', { date: dateWords(expiresAt, lang) }) : t('my-posts:expired')}
        </span>
      );
    case 'closed':
      if (takenDown)
        return (
          <span className="tag err">
            <Icon name="eye-off" size="s" />
            {t('my-posts:takenDown')}
          </span>
        );
      return <span className="tag no">{t(closedWords[closedAs ?? 'closed'])}</span>;
    default: {
      if (!expiresAt) return <span className="tag ok">{t('my-posts:shown')}</span>;
      const days = Math.max(1, Math.ceil((Date.parse(expiresAt) - Date.now()) / day));
      return (
        <span className={days <= fewDays ? 'tag warn' : 'tag ok'}>
          {t('my-posts:daysLeft', { count: days })}
        </span>
      );
    }
  }
}
