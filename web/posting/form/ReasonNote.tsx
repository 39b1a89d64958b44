import type { OwnPost } from '../../../contract/my-posts.ts';
import { useWords, type WordKey } from '../../i18n/words.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as fieldStyles from '../../ui/shared/field.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as styles from './ReasonNote.module.css';

function titleOf({ takenDown, status, isReturned }: OwnPost): WordKey {
  if (takenDown) return 'posting-form:whyTakenDown';
  if (status === 'rejected') return isReturned ? 'posting-form:whyAsked' : 'posting-form:whyRefused';
  return 'posting-form:whyChange';
}

/** Why the post or its last revision is not published, until its owner corrects it. */
export function ReasonNote({ post }: { post: OwnPost }) {
  const t = useWords();
  if (post.reason === null) return null;
  return (
    <section className={`${fieldStyles.summary} ${styles.reason}`} aria-label={t('posting-form:why')}>
      <Icon name="warning" />
      <div>
        <p>
          <b>{t(titleOf(post))}</b>
        </p>
        <p dir="auto">{post.reason}</p>
        <p className={textStyles.small}>{t('posting-form:whyNext')}</p>
      </div>
    </section>
  );
}
