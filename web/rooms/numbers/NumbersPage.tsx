import { useState } from 'react';
import { type ListingKind, listingKinds } from '../../../contract/categories.ts';
import { type NumberRange, numberRanges, readNumbers } from '../../../contract/numbers.ts';
import * as pageStyles from '../../back-office/page.module.css';
import { AdminHead } from '../../back-office/ui/AdminHead.tsx';
import { ChipChoice } from '../../back-office/ui/ChipChoice.tsx';
import * as listStyles from '../../back-office/ui/list.module.css';
import { ReadFailed } from '../../back-office/ui/ReadFailed.tsx';
import { useAdminRead } from '../../back-office/use-admin-read.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { dayWords } from '../../ui/day-words.ts';
import * as skeletonStyles from '../../ui/shared/skeleton.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { Blocks } from './Blocks.tsx';
import { Figures } from './Figures.tsx';
import * as styles from './NumbersPage.module.css';

/** `/admin/numbers`: the statistics of the site for a period. */
export default function NumbersPage() {
  const t = useWords();
  const { lang } = useSite();
  const [days, setDays] = useState<NumberRange>('30');
  const [kind, setKind] = useState<ListingKind | null>(null);
  const query = { days, kind };
  const reading = useAdminRead(readNumbers, { query }, { keepsPrevious: true });
  const numbers = reading.latest;
  return (
    <div className={pageStyles.page}>
      <AdminHead title={t('admin:section.numbers')} text={t('admin-numbers:text')} />
      <div className={listStyles.filters}>
        <fieldset className={styles.choice}>
          <legend className={textStyles.hidden}>{t('admin-numbers:time')}</legend>
          <ChipChoice
            options={numberRanges.map((one) => [one, t(`admin-numbers:days.${one}`)])}
            value={days}
            onChange={setDays}
          />
        </fieldset>
        {numbers && (
          <span className={`${textStyles.muted} ${textStyles.small}`}>
            {t('admin-numbers:span', { from: dayWords(numbers.from, lang), to: dayWords(numbers.to, lang) })}
          </span>
        )}
      </div>
      {!numbers && reading.status === 'failed' && <ReadFailed again={reading.again} />}
      {!numbers && reading.status === 'loading' && (
        <div role="status" aria-label={t('admin:loading')}>
          <div className={skeletonStyles.block} />
          <div className={skeletonStyles.block} />
        </div>
      )}
      {numbers && (
        <>
          <Figures numbers={numbers} />
          <Blocks numbers={numbers} query={query}>
            <fieldset className={styles.choice}>
              <legend className={textStyles.hidden}>{t('admin-numbers:kindOf')}</legend>
              <ChipChoice
                options={[null, ...listingKinds].map((one) => [
                  one,
                  t(one ? `admin-numbers:kind.${one}` : 'admin-numbers:allKinds'),
                ])}
                value={kind}
                onChange={setKind}
              />
            </fieldset>
          </Blocks>
        </>
      )}
    </div>
  );
}
