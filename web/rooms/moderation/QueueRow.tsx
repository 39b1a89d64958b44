import type { QueueItem } from '../../../contract/moderation.ts';
import { ageWords } from '../../back-office/age-words.ts';
import { useWords, type WordKey } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { PatternArt } from '../../ui/PatternArt.tsx';
import { Photo } from '../../ui/Photo.tsx';
import * as artStyles from '../../ui/shared/art.module.css';
import * as tagStyles from '../../ui/shared/tag.module.css';
import { kindIcons, kindWords } from './kind-words.ts';
import * as styles from './QueueRow.module.css';

interface Props {
  item: QueueItem;
  isOpen: boolean;
  now: number;
  /** While several can be selected. */
  choice: { isChosen: boolean; toggle: () => void } | null;
}

/** A pending post in the list. */
export function QueueRow({ item, isOpen, now, choice }: Props) {
  const t = useWords();
  const { lang } = useSite();
  const { kind, id, title, photo, change, resubmitted, takenDownFor, signals, claimedBy } = item;
  const tags = [
    ...(change ? [t('admin-moderation:change')] : []),
    ...(resubmitted ? [t('admin-moderation:resubmitted')] : []),
    ...(takenDownFor ? [t('admin-moderation:takenDownBefore')] : []),
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
            aria-label={t('admin-moderation:selectOne', { title })}
          />
        </label>
      )}
      <a href={`/admin/queue/${kind}/${id}`} aria-current={isOpen ? 'true' : undefined} data-stay="">
        <span className={artStyles.art}>
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
            <span className={tagStyles.list}>
              {claimedBy && (
                <span className={tagStyles.brand}>
                  <bdi>{t('admin-moderation:looking', { name: claimedBy.name })}</bdi>
                </span>
              )}
              {tags.map((tag) => (
                <span key={tag} className={tagStyles.plain}>
                  {tag}
                </span>
              ))}
              {signals.map(({ code }) => (
                <span key={code} className={tagStyles.warning}>
                  {t(`admin-moderation:tag_${code}` as WordKey)}
                </span>
              ))}
            </span>
          )}
        </span>
      </a>
    </li>
  );
}
