import { useWords } from '../../../i18n/words.ts';
import { conditionWords, ProductPrice } from '../../../ui/ProductCard.tsx';
import * as cardStyles from '../../../ui/shared/card.module.css';
import * as textStyles from '../../../ui/shared/text.module.css';
import * as styles from './QuickPreview.module.css';

interface Props {
  title: string;
  cents: number | null;
  photo: string | null;
  condition: 'new' | 'used';
  place: string;
}

/** The card as lists will show it; there is room for it on wide screens only. */
export function QuickPreview({ title, cents, photo, condition, place }: Props) {
  const t = useWords();
  return (
    <aside className={styles.preview} aria-label={t('posting-quick:preview')}>
      <p className={`${textStyles.small} ${textStyles.muted}`}>{t('posting-quick:preview')}</p>
      <div className={styles.picture}>{photo && <img src={photo} alt="" />}</div>
      {cents !== null && <ProductPrice product={{ priceCents: cents, postType: 'sale' }} />}
      <p className={cardStyles.name} dir="auto">
        {title}
      </p>
      <p className={`${textStyles.small} ${textStyles.muted}`}>
        {[t(conditionWords[condition]), place].filter(Boolean).join(' · ')}
      </p>
    </aside>
  );
}
