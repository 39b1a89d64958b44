import type { WaitingAge } from '../../../contract/overview.ts';
import { formatNumber, useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import * as tagStyles from '../../ui/shared/tag.module.css';

/** The number of items pending for more than three days, else for more than one day, beside the total. */
export function AgeTags({ age: { count, overOneDay, overThreeDays } }: { age: WaitingAge }) {
  const t = useWords();
  const { lang } = useSite();
  return (
    <span className={tagStyles.list}>
      {overThreeDays > 0 ? (
        <span className={tagStyles.warning}>
          {t('admin-overview:overThreeDays', { count: overThreeDays })}
        </span>
      ) : (
        overOneDay > 0 && (
          <span className={tagStyles.plain}>{t('admin-overview:overOneDay', { count: overOneDay })}</span>
        )
      )}
      <span className={tagStyles.brand}>{formatNumber(count, lang)}</span>
    </span>
  );
}
