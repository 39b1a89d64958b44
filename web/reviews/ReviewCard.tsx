import type { ReactNode } from 'react';
import type { MemberPageAddress } from '../../contract/member-names.ts';
import type { Review, ReviewedPost } from '../../contract/reviews.ts';
import { eventPath, jobPath, memberPath, productPath, rentalPath } from '../addresses.ts';
import { useWords } from '../i18n/words.ts';
import { useSite } from '../site.tsx';
import { dateWords } from '../ui/date-words.ts';
import { initialsOf } from '../ui/initials.ts';
import { PhotoLinks } from '../ui/PhotoLinks.tsx';
import * as avatarStyles from '../ui/shared/avatar.module.css';
import * as tagStyles from '../ui/shared/tag.module.css';
import * as textStyles from '../ui/shared/text.module.css';
import { answerTime } from './answer-time.ts';
import { monthWords } from './month-words.ts';
import * as styles from './ReviewCard.module.css';
import { Stars } from './Stars.tsx';

/** The content of a review for any viewer. */
export type ReviewContent = Pick<Review, 'stars' | 'cameFor' | 'visited' | 'text' | 'lang' | 'photos'> &
  Partial<Pick<Review, 'of' | 'about'>>;

interface Props {
  review: ReviewContent;
  name: string;
  /** The public page of its author. */
  page?: MemberPageAddress | null;
  /** Below the name. */
  about: ReactNode;
  answer?: Review['answer'] | undefined;
  /** The publication date of the review, from which the date of the answer is counted. */
  publishedAt?: string;
  /** Below the text. */
  offer?: ReactNode;
  /** Its actions. */
  actions?: ReactNode;
}

const postPaths = { product: productPath, rent: rentalPath, job: jobPath, event: eventPath } as const;

/** The post that two members were in touch about, as a link while guests can see it. */
function PostTag({ post: { kind, id, slug, text, lang } }: { post: ReviewedPost }) {
  const t = useWords();
  const title = (
    <bdi lang={lang} dir="auto">
      {text}
    </bdi>
  );
  return (
    <span className={tagStyles.plain}>
      {t('reviews:aboutPost')} {id === null ? title : <a href={postPaths[kind]({ id, slug })}>{title}</a>}
    </span>
  );
}

/** A review in its own language and direction, with the owner's reply. */
export function ReviewCard({ review, name, page, about, answer, publishedAt, offer, actions }: Props) {
  const t = useWords();
  const { lang } = useSite();
  const { stars, cameFor, visited, text, photos, about: post } = review;
  const isOfMember = review.of === 'member';
  return (
    <article className={styles.card}>
      <header>
        <span className={avatarStyles.avatar} aria-hidden="true" dir="auto">
          {initialsOf(name)}
        </span>
        <div className={styles.who}>
          {page ? (
            <a className={styles.author} dir="auto" href={memberPath(page)}>
              {name}
            </a>
          ) : (
            <b dir="auto">{name}</b>
          )}
          <span className={`${textStyles.small} ${textStyles.muted}`}>{about}</span>
        </div>
        <div className={styles.visit}>
          <Stars stars={stars} />
          <span className={`${textStyles.small} ${textStyles.muted}`}>
            {t(isOfMember ? 'reviews:inTouch' : 'reviews:visited', { month: monthWords(visited, lang) })}
          </span>
        </div>
      </header>
      <p className={styles.text} lang={review.lang} dir="auto">
        {text}
      </p>
      {offer}
      {photos.length > 0 && (
        <PhotoLinks
          photos={photos}
          name={name}
          labelOf={(index) => t('reviews:photoOf', { name, index, total: photos.length })}
          sizes="112px"
          className={styles.photos}
        />
      )}
      {(cameFor.length > 0 || post || actions) && (
        <div className={styles.foot}>
          <span className={tagStyles.list}>
            {post && <PostTag post={post} />}
            {cameFor.length > 0 && (
              <span className={tagStyles.plain}>
                {t('reviews:cameFor', {
                  what: cameFor.map((purpose) => purpose.text).join(t('cards:comma')),
                })}
              </span>
            )}
          </span>
          {actions}
        </div>
      )}
      {answer && (
        <div className={styles.answer}>
          <p>
            <b>{t(isOfMember ? 'reviews:answerOfPoster' : 'reviews:answerOfOwner')}</b> ·{' '}
            <time dateTime={answer.at} title={dateWords(answer.at, lang)}>
              {publishedAt ? answerTime(publishedAt, answer.at, t) : dateWords(answer.at, lang)}
            </time>
          </p>
          <p lang={answer.lang} dir="auto">
            {answer.text}
          </p>
        </div>
      )}
    </article>
  );
}
