import type { QueueItem } from '../../../contract/moderation.ts';
import { useWords, type WordKey } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { PatternArt } from '../../ui/PatternArt.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { ageWords } from './age-words.ts';
import { kindIcons, kindWords } from './kind-words.ts';
import * as styles from './QueueRow.module.css';

interface Props {
  item: QueueItem;
  isOpen: boolean;
  now: number;
  /** Where several are chosen. */
  choice: { isChosen: boolean; toggle: () => void } | null;
}

/** One that waits, in the list. */
export function QueueRow({ item, isOpen, now, choice }: Props) {
  const t = useWords();
  const { lang } = useSite();
  const { kind, id, title, photo, change, resubmitted, takenDownFor, signals, claimedBy } = item;
  const tags = [
    ...(change ? [t('admin-queue:change')] : []),
    ...(resubmitted ? [t('admin-queue:resubmitted')] : []),
    ...(takenDownFor ? [t('admin-queue:takenDownBefore')] : []),
  ];
  return (
    <li className={isOpen ? `${styles.row} ${styles.open}` : styles.row}>
      {choice && (
        <label className={styles.pick}>
          <input
            type="checkbox"
            checked={choice.isChosen && !claimedBy}
            disabled={claimedBy !== null}
            onChange={choice.toggle}
            aria-label={t('admin-queue:selectOne', { title })}
          />
        </label>
      )}
      <a href={`/admin/queue/${kind}/${id}`} aria-current={isOpen ? 'true' : undefined} data-stay="">
        <span className="art">
          {photo ? (
            <Photo picture={photo} alt="" sizes="56px" />
          ) : (
            <PatternArt seed={id} icon={kindIcons[kind]} shape="square" />
          )}
        </span>
        <span className={styles.body}>
          <b lang={item.lang} dir="auto">
            {title}
          </b>
          <small>
            {t(kindWords[kind])} ·{' '}
            <time dateTime={item.submittedAt}>{ageWords(item.submittedAt, now, lang)}</time>
          </small>
          {(claimedBy || tags.length > 0 || signals.length > 0) && (
            <span className="tags">
              {claimedBy && (
                <span className="tag brand">
                  <bdi>{t('admin-queue:looking', { name: claimedBy.name })}</bdi>
                </span>
              )}
              {tags.map((tag) => (
                <span key={tag} className="tag">
                  {tag}
                </span>
              ))}
              {signals.map(({ code }) => (
                <span key={code} className="tag warn">
                  {t(`admin-queue:tag_${code}` as WordKey)}
                </span>
              ))}
            </span>
          )}
        </span>
      </a>
    </li>
  );
}
