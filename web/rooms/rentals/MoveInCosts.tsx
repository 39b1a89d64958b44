import type { RentalDetail } from '../../../contract/rentals.ts';
import { useWords } from '../../i18n/words.ts';
import * as postPageStyles from '../../posts/post-page.module.css';
import * as factListStyles from '../../ui/FactList.module.css';
import { Price } from '../../ui/Price.tsx';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as textStyles from '../../ui/shared/text.module.css';

/** All costs of a tenant besides the rent, as the law requires, and their total at the start. */
export function MoveInCosts({ rental: { fees, depositCents, moveInCents } }: { rental: RentalDetail }) {
  const t = useWords();
  if (moveInCents === null) return null;
  return (
    <section className={layoutStyles.block}>
      <h2>{t('rental-facts:costs')}</h2>
      <dl className={`${factListStyles.facts} ${factListStyles.costs}`}>
        {depositCents !== null && (
          <div>
            <dt>{t('rental-facts:deposit')}</dt>
            <dd>
              <Price cents={depositCents} />
            </dd>
          </div>
        )}
        {fees?.map(({ name, amountCents, term }) => (
          <div key={`${name} ${term}`}>
            <dt dir="auto">{name}</dt>
            <dd>
              <Price cents={amountCents} />{' '}
              <small className={textStyles.muted}>
                {t(term === 'monthly' ? 'rental-facts:everyMonth' : 'rental-facts:once')}
              </small>
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('rental-facts:toMoveIn')}</dt>
          <dd>
            <b>
              <Price cents={moveInCents} />
            </b>
          </dd>
        </div>
      </dl>
      <p className={`${textStyles.small} ${textStyles.muted} ${postPageStyles.note}`}>
        {fees?.length === 0 && `${t('rental-facts:noFees')}. `}
        {t('rental-facts:estimate')}
      </p>
    </section>
  );
}
