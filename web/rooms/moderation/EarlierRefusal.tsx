import { useId } from 'react';
import type { QueueDetail } from '../../../contract/moderation.ts';
import { timeWords } from '../../back-office/time-words.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as tagStyles from '../../ui/shared/tag.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { ChangeView } from './ChangeView.tsx';
import { changesOf } from './changes.ts';
import * as styles from './EarlierRefusal.module.css';
import * as linesStyles from './lines.module.css';
import type { Speech } from './value-words.ts';

interface Props {
  detail: QueueDetail;
  earlier: NonNullable<QueueDetail['earlier']>;
  speech: Speech;
}

/** The reason of an earlier rejection, and what the poster has changed since. */
export function EarlierRefusal({ detail: { item, body, pictures }, earlier, speech }: Props) {
  const t = useWords();
  const { lang } = useSite();
  const title = useId();
  const { at, by, asksChange, reason, body: refused } = earlier;
  const changes = changesOf(item.kind, refused, body, speech);
  return (
    <section className={`${layoutStyles.panel} ${styles.earlier}`} aria-labelledby={title}>
      <h3 id={title}>
        {t(asksChange ? 'admin-moderation:sentBackBefore' : 'admin-moderation:rejectedBefore')}
      </h3>
      <p className={`${textStyles.small} ${textStyles.muted}`}>
        {by && <bdi>{by}</bdi>}
        {by && ' · '}
        <time dateTime={at}>{timeWords(at, lang)}</time>
      </p>
      {reason && (
        <blockquote className={linesStyles.lines} dir="auto">
          {reason}
        </blockquote>
      )}
      <h4>
        {t('admin-moderation:changedSince')}{' '}
        <span className={tagStyles.plain}>
          {t('admin-moderation:changedFields', { count: changes.length })}
        </span>
      </h4>
      <ChangeView changes={changes} pictures={pictures} />
    </section>
  );
}
