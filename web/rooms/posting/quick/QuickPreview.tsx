import { useWords } from '../../../i18n/words.ts';
import { conditionWords, ProductPrice } from '../../../ui/ProductCard.tsx';
import * as cardStyles from '../../../ui/shared/card.module.css';
import * as textStyles from '../../../ui/shared/text.module.css';
import * as styles from './QuickPreview.module.css';
import type { QuickCondition, QuickValues } from './quick-draft.ts';

interface Props {
  title: string;
  cents: number | null;
  photo: string | null;
  condition: QuickCondition;
  postType: QuickValues['postType'];
  place: string;
}

/** A preview of the card in lists; on wide screens only. */
export function QuickPreview({ title, cents, photo, condition, postType, place }: Props) {
  const t = useWords();
  return (
    <aside className={styles.preview} aria-label={t('posting-quick:preview')}>
      <p className={`${textStyles.small} ${textStyles.muted}`}>{t('posting-quick:preview')}</p>
      <div className={styles.picture}>{photo && <img src={photo} alt="" />}</div>
      {(cents !== null || postType === 'buy') && <ProductPrice product={{ priceCents: cents, postType }} />}
      <p className={cardStyles.name} dir="auto">
        {title}
      </p>
      <p className={`${textStyles.small} ${textStyles.muted}`}>
        {[condition && t(conditionWords[condition]), place].filter(Boolean).join(' · ')}
      </p>
    </aside>
  );
}
