import type { Member } from '../../../contract/members.ts';
import { marketPath } from '../../addresses.ts';
import { isolate } from '../../i18n/isolate.ts';
import { useWords } from '../../i18n/words.ts';
import { ReviewsPlace } from '../../reviews/ReviewsPlace.tsx';
import { useSite } from '../../site.tsx';
import { useAppSelector } from '../../store.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FailedState } from '../../ui/FailedState.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as tagStyles from '../../ui/shared/tag.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { MemberHead } from './MemberHead.tsx';
import * as styles from './MemberPage.module.css';
import { MemberPosts } from './MemberPosts.tsx';
import { MemberProofs } from './MemberProofs.tsx';
import { firstNameOf } from './member-words.ts';
import { WrittenReviewRow } from './WrittenReviewRow.tsx';

/** `/Member/{id}/{slug?}`: the public profile of a member, their posts, reviews of them, and reviews by them. */
export default function MemberPage() {
  const t = useWords();
  const { data, status } = useAppSelector((state) => state.profile.member);
  if (!data) return status === 'failed' ? <FailedState /> : null;
  const { posts, reviews, rating } = data;
  const total = Object.values(posts).reduce((sum, kind) => sum + kind.total, 0);
  return (
    <div className={`${layoutStyles.wrap} ${styles.page}`}>
      <MemberHead key={data.id} member={data} />
      <MemberProofs member={data} />
      <Parts posts={total} received={rating.count} reviews={reviews.total} />
      <section id="posts" className={styles.part}>
        {total > 0 ? <MemberPosts member={data} /> : <NoPosts member={data} />}
      </section>
      <div className={styles.received}>
        <ReviewsPlace
          key={data.id}
          of={{ kind: 'member', id: data.id, name: data.name, reviewCount: rating.count }}
          title={t('members:reviewsReceived')}
        />
      </div>
      {reviews.total > 0 && <Reviews member={data} />}
    </div>
  );
}

/** The sections of the page with their counts. */
function Parts({ posts, received, reviews }: { posts: number; received: number; reviews: number }) {
  const t = useWords();
  return (
    <nav className={styles.parts} aria-label={t('members:parts')}>
      <a href="#posts">
        {t('members:posts')}
        <span className={tagStyles.plain}>{posts}</span>
      </a>
      <a href="#reviews">
        {t('members:reviewsReceived')}
        <span className={tagStyles.plain}>{received}</span>
      </a>
      {reviews > 0 && (
        <a href="#written">
          {t('members:reviewsWritten')}
          <span className={tagStyles.plain}>{reviews}</span>
        </a>
      )}
    </nav>
  );
}

function NoPosts({ member }: { member: Member }) {
  const t = useWords();
  return (
    <EmptyState
      icon="box"
      title={t('members:noPosts')}
      text={t('members:noPostsText', { name: isolate(firstNameOf(member)) })}
    >
      <a className={buttonStyles.outlined} href={marketPath()}>
        {t('members:browseMarket')}
      </a>
    </EmptyState>
  );
}

function Reviews({ member }: { member: Member }) {
  const t = useWords();
  const { lang } = useSite();
  const { total, newest } = member.reviews;
  return (
    <section id="written" className={styles.part}>
      <SectionHead title={t('members:reviewsBy', { name: isolate(firstNameOf(member)) })} />
      <ul className={styles.reviews}>
        {newest.map((review) => (
          <WrittenReviewRow key={review.id} review={review} lang={lang} />
        ))}
      </ul>
      {total > newest.length && (
        <p className={`${textStyles.small} ${textStyles.muted} ${styles.more}`}>
          {t('members:newestOf', { shown: newest.length, count: total })}
        </p>
      )}
    </section>
  );
}
