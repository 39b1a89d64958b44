import type { BusinessDetail } from '../../../contract/businesses.ts';
import { useWords } from '../../i18n/words.ts';
import { FactList } from '../../ui/FactList.tsx';
import * as textStyles from '../../ui/shared/text.module.css';
import { accessNames, dollarSigns, halalText, languageNames, listed, paymentText } from './business-words.ts';

/** Practical details: prices, payment, languages, halal, step-free access. */
export function GoodToKnow({ business }: { business: BusinessDetail }) {
  const t = useWords();
  const { priceRange, halal } = business;
  return (
    <FactList
      title={t('business-facts:goodToKnow')}
      of={[
        [
          t('business-facts:price'),
          priceRange && (
            <>
              <bdi dir="ltr">{dollarSigns(priceRange)}</bdi>{' '}
              <span className={textStyles.muted}>
                {t(`business-facts:priceRange_${priceRange as 1 | 2 | 3 | 4}`)}
              </span>
            </>
          ),
        ],
        [t('business-facts:payments'), paymentText(business, t)],
        [t('business-facts:languages'), listed(languageNames(business, t), t)],
        [t('business-facts:halal'), halal && halalText(halal, t)],
        [t('business-facts:accessibility'), listed(accessNames(business, t), t)],
      ]}
    />
  );
}
