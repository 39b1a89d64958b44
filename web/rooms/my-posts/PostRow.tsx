import type { ComponentType } from 'react';
import type { OwnPost } from '../../../contract/my-posts.ts';
import { useWords } from '../../i18n/words.ts';
import { ownPlaces } from '../../member/own-places.ts';
import { useSite } from '../../site.tsx';
import { dateWords } from '../../ui/date-words.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PatternArt } from '../../ui/PatternArt.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { Price } from '../../ui/Price.tsx';
import * as artStyles from '../../ui/shared/art.module.css';
import * as factsStyles from '../../ui/shared/facts.module.css';
import { ownKinds } from './own-kinds.ts';
import { PostActions } from './PostActions.tsx';
import * as styles from './PostRow.module.css';
import type { DemandProps } from './post-demand.tsx';
import { StatusTags } from './StatusTags.tsx';
import type { PostActs } from './use-post-acts.ts';

interface Props {
  post: OwnPost;
  acts: PostActs;
  /** Displays the number of matches, or the rating, once it has loaded. */
  Demand: ComponentType<DemandProps> | null;
  /** It was just submitted. */
  isNew: boolean;
}

/** A post as displayed to its owner: status, statistics, actions. */
export function PostRow({ post, acts, Demand, isNew }: Props) {
  const t = useWords();
  const { lang } = useSite();
  const { id, kind, title, status, photo, priceCents, views, contactClicks, scans, createdAt } = post;
  const { icon } = ownPlaces[kind];
  const { publicPath } = ownKinds[kind];
  const wasPublished = status !== 'pending' && status !== 'rejected';
  return (
    <li id={`post-${id}`} className={isNew ? `${styles.row} ${styles.fresh}` : styles.row} tabIndex={-1}>
      <div className={artStyles.art}>
        {photo ? <Photo picture={photo} alt="" sizes="132px" /> : <PatternArt seed={id} icon={icon} />}
      </div>
      <div className={styles.body}>
        <StatusTags post={post} />
        <h2 className={styles.name}>
          {status === 'published' ? (
            <a href={publicPath(post)} lang={post.lang} dir="auto">
              {title}
            </a>
          ) : (
            <bdi lang={post.lang}>{title}</bdi>
          )}
        </h2>
        <p className={factsStyles.line}>
          {priceCents !== null && (
            <>
              <b>
                <Price cents={priceCents} />
              </b>
              {' · '}
            </>
          )}
          {t('my-posts:sentOn', { date: dateWords(createdAt, lang) })}
        </p>
        {wasPublished && (
          <p className={`${factsStyles.line} ${styles.counts}`}>
            <span>
              <Icon name="eye" size="s" />
              {t('my-posts:views', { count: views })}
            </span>
            <span>
              <Icon name="phone" size="s" />
              {t('my-posts:contacts', { count: contactClicks })}
            </span>
            {scans > 0 && (
              <span>
                <Icon name="qr" size="s" />
                {t('my-posts:scans', { count: scans })}
              </span>
            )}
          </p>
        )}
        {Demand && <Demand post={post} />}
        {post.reason && (
          <p className={styles.reason}>
            <b>{t('my-posts:reason')}</b> <bdi>{post.reason}</bdi>
          </p>
        )}
      </div>
      <PostActions post={post} acts={acts} />
    </li>
  );
}
