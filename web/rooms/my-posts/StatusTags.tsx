import type { ClosedAs, OwnPost } from '../../../contract/my-posts.ts';
import { useWords, type WordKey } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { dateWords } from '../../ui/date-words.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as tagStyles from '../../ui/shared/tag.module.css';

const day = 86_400_000;
/** From this number on, the remaining days are emphasized. */
const fewDays = 3;

const closedWords: Record<ClosedAs, WordKey> = {
  sold: 'my-posts:sold',
  rented: 'my-posts:rented',
  filled: 'my-posts:filled',
  closed: 'my-posts:closedTag',
};

/** The status of a post, and of its pending revision. */
export function StatusTags({ post }: { post: OwnPost }) {
  const t = useWords();
  return (
    <div className={tagStyles.list}>
      <Standing post={post} />
      {post.cancelled && <span className={tagStyles.error}>{t('event-cards:cancelled')}</span>}
      {post.reserved && <span className={tagStyles.brand}>{t('my-posts:reserved')}</span>}
      {post.change === 'pending' && (
        <span className={tagStyles.warning}>
          <Icon name="clock" size="s" />
          {t('my-posts:changeWaits')}
        </span>
      )}
      {post.change === 'rejected' && (
        <span className={post.isReturned ? tagStyles.warning : tagStyles.error}>
          <Icon name="warning" size="s" />
          {t(post.isReturned ? 'my-posts:changeSentBack' : 'my-posts:changeRejected')}
        </span>
      )}
    </div>
  );
}

function Standing({ post: { status, expiresAt, closedAs, isReturned, takenDown } }: { post: OwnPost }) {
  const t = useWords();
  const { lang } = useSite();
  switch (status) {
    case 'pending':
      return (
        <span className={tagStyles.warning}>
          <Icon name="clock" size="s" />
          {t('my-posts:inReview')}
        </span>
      );
    case 'rejected':
      return (
        <span className={isReturned ? tagStyles.warning : tagStyles.error}>
          <Icon name="warning" size="s" />
          {t(isReturned ? 'my-posts:needsChange' : 'my-posts:notPublished')}
        </span>
      );
    case 'expired':
      return (
        <span className={tagStyles.warning}>
          {expiresAt ? t('my-posts:expiredOn', { date: dateWords(expiresAt, lang) }) : t('my-posts:expired')}
        </span>
      );
    case 'closed':
      if (takenDown)
        return (
          <span className={tagStyles.error}>
            <Icon name="eye-off" size="s" />
            {t('my-posts:takenDown')}
          </span>
        );
      return <span className={tagStyles.plain}>{t(closedWords[closedAs ?? 'closed'])}</span>;
    default: {
      if (!expiresAt) return <span className={tagStyles.success}>{t('my-posts:shown')}</span>;
      const days = Math.max(1, Math.ceil((Date.parse(expiresAt) - Date.now()) / day));
      return (
        <span className={days <= fewDays ? tagStyles.warning : tagStyles.success}>
          {t('my-posts:daysLeft', { count: days })}
        </span>
      );
    }
  }
}
