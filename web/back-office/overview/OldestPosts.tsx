import type { QueueItem } from '../../../contract/moderation.ts';
import type { Overview, WaitingAge } from '../../../contract/overview.ts';
import { formatNumber, useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as chipStyles from '../../ui/shared/chip.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as tagStyles from '../../ui/shared/tag.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { ageWords } from '../age-words.ts';
import { ListingThumb } from '../listing/ListingThumb.tsx';
import { AgeTags } from './AgeTags.tsx';
import * as styles from './OldestPosts.module.css';

interface Props {
  queue: NonNullable<Overview['queue']>;
  age: WaitingAge | undefined;
}

/** The posts pending longest, the first of them to be decided now, and the number pending of each type. */
export function OldestPosts({ queue: { oldest, counts }, age }: Props) {
  const t = useWords();
  const { lang } = useSite();
  const [first, ...others] = oldest;
  return (
    <section className={`${layoutStyles.panel} ${styles.posts}`} aria-labelledby="oldest-posts">
      <header>
        <h2 id="oldest-posts">{t('admin-overview:posts')}</h2>
        {age && <AgeTags age={age} />}
      </header>
      {first ? (
        <>
          <FirstPost item={first} />
          {others.length > 0 && (
            <ul>
              {others.map((item) => (
                <li key={item.id}>
                  <a href={addressOf(item)}>
                    <ListingThumb id={item.id} kind={item.kind} photo={item.photo} />
                    <span className={styles.body}>
                      <b lang={item.lang} dir="auto">
                        {item.title}
                      </b>
                      <Facts item={item} />
                    </span>
                    <Icon name="chevron" flip />
                  </a>
                </li>
              ))}
            </ul>
          )}
          <nav className={styles.kinds} aria-label={t('admin-overview:byKind')}>
            {counts.map(({ kind, count }) => (
              <a key={kind} className={chipStyles.chip} href={`/admin/queue?kind=${kind}`}>
                {t(`admin-overview:kind_${kind}`)}{' '}
                <span className={textStyles.number}>{formatNumber(count, lang)}</span>
              </a>
            ))}
          </nav>
        </>
      ) : (
        <p className={styles.clear}>
          <Icon name="check" />
          {t('admin-overview:postsClear')}
        </p>
      )}
    </section>
  );
}

const addressOf = ({ kind, id }: QueueItem) => `/admin/queue/${kind}/${id}`;

function FirstPost({ item }: { item: QueueItem }) {
  const t = useWords();
  const { signals, claimedBy, change, resubmitted, takenDownFor } = item;
  const tags = [
    ...(change ? [t('admin-overview:change')] : []),
    ...(resubmitted ? [t('admin-overview:resubmitted')] : []),
    ...(takenDownFor ? [t('admin-overview:takenDownBefore')] : []),
  ];
  return (
    <div className={styles.first}>
      <ListingThumb id={item.id} kind={item.kind} photo={item.photo} />
      <div className={styles.body}>
        <h3 lang={item.lang} dir="auto">
          {item.title}
        </h3>
        <Facts item={item} />
        {(claimedBy || tags.length > 0 || signals.length > 0) && (
          <span className={tagStyles.list}>
            {claimedBy && (
              <span className={tagStyles.brand}>
                <bdi>{t('admin-overview:looking', { name: claimedBy.name })}</bdi>
              </span>
            )}
            {tags.map((tag) => (
              <span key={tag} className={tagStyles.plain}>
                {tag}
              </span>
            ))}
            {signals.length > 0 && (
              <span className={tagStyles.warning}>
                {t('admin-overview:signals', { count: signals.length })}
              </span>
            )}
          </span>
        )}
      </div>
      <a
        className={buttonStyles.primary}
        href={addressOf(item)}
        aria-label={t('admin-overview:decideOn', { title: item.title })}
      >
        {t('admin-overview:decide')}
      </a>
    </div>
  );
}

function Facts({ item: { kind, submittedAt, poster } }: { item: QueueItem }) {
  const t = useWords();
  const { lang } = useSite();
  return (
    <small>
      {t(`admin-overview:kindOne_${kind}`)} ·{' '}
      <time dateTime={submittedAt}>
        {t('admin-overview:sent', { age: ageWords(submittedAt, Date.now(), lang) })}
      </time>
      {poster && (
        <>
          {' '}
          · <bdi>{t('admin-overview:by', { name: poster.name })}</bdi>
        </>
      )}
    </small>
  );
}
