import type { ListingStatus } from '../../../contract/categories.ts';
import type { OwnPostKind } from '../../../contract/my-posts.ts';
import type { UserDetail } from '../../../contract/users.ts';
import { eventPath, jobPath, productPath, profilePath, rentalPath } from '../../addresses.ts';
import * as cardStyles from '../../back-office/ui/card.module.css';
import { useWords, type WordKey } from '../../i18n/words.ts';
import * as chipStyles from '../../ui/shared/chip.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as tagStyles from '../../ui/shared/tag.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as styles from './UserPosts.module.css';

const pages: Record<OwnPostKind, (post: { id: number; slug: string }) => string> = {
  business: profilePath,
  product: productPath,
  rent: rentalPath,
  job: jobPath,
  event: eventPath,
};

const statusWords = {
  pending: 'admin-users:posts.pending',
  published: 'admin-users:posts.published',
  rejected: 'admin-users:posts.rejected',
  expired: 'admin-users:posts.expired',
  closed: 'admin-users:posts.closed',
} as const satisfies Record<ListingStatus, WordKey>;

const statusTags: Record<ListingStatus, string | undefined> = {
  pending: tagStyles.warning,
  published: tagStyles.success,
  rejected: tagStyles.error,
  expired: tagStyles.plain,
  closed: tagStyles.plain,
};

/** The number of a user's posts by status, with links, and the newest posts. */
export function UserPosts({ id, posts }: { id: number; posts: UserDetail['posts'] }) {
  const t = useWords();
  const byStatus = (Object.keys(statusWords) as ListingStatus[]).flatMap((status) => {
    const count = posts.counts
      .filter((one) => one.status === status)
      .reduce((sum, one) => sum + one.count, 0);
    return count > 0 ? [{ status, count }] : [];
  });
  return (
    <section className={`${layoutStyles.panel} ${cardStyles.card}`} aria-labelledby="person-posts">
      <h2 id="person-posts">{t('admin-users:posts')}</h2>
      {byStatus.length === 0 && <p className={textStyles.muted}>{t('admin-users:noPosts')}</p>}
      {byStatus.length > 0 && (
        <div className={layoutStyles.row}>
          {byStatus.map(({ status, count }) => (
            <a key={status} className={chipStyles.chip} href={`/admin/listings?owner=${id}&status=${status}`}>
              {t(statusWords[status], { count })}
            </a>
          ))}
        </div>
      )}
      {posts.hidden > 0 && (
        <p className={textStyles.muted}>{t('admin-users:hidden', { count: posts.hidden })}</p>
      )}
      <ul className={styles.posts}>
        {posts.newest.map((post) => (
          <li key={post.id}>
            <span className={layoutStyles.grow}>
              {post.status === 'published' ? (
                <a className={textStyles.link} href={pages[post.kind](post)} lang={post.lang} dir="auto">
                  {post.title}
                </a>
              ) : (
                <bdi lang={post.lang}>{post.title}</bdi>
              )}
            </span>
            <span className={statusTags[post.status]}>{t(`admin-users:status.${post.status}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
