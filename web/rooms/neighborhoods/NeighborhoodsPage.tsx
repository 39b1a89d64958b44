import { useWords } from '../../i18n/words.ts';
import { useAppSelector } from '../../store.ts';
import { FailedState } from '../../ui/FailedState.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import { AreaCards } from './AreaCards.tsx';
import * as styles from './NeighborhoodsPage.module.css';
import { parentAnchor } from './neighborhood-crumbs.ts';

/** `/Neighborhoods`: all areas, by borough or state. */
export default function NeighborhoodsPage() {
  const t = useWords();
  const { data, status } = useAppSelector((state) => state.business.neighborhoods);
  if (status === 'failed') return <FailedState />;
  const parents = [...new Set(data.map(({ parent }) => parent))];
  return (
    <div className={`${layoutStyles.wrap} ${styles.page}`}>
      <PageHeading title={t('neighborhoods:title')} text={t('neighborhoods:introduction')} />
      {parents.map((parent) => (
        <section key={parent} id={decodeURIComponent(parentAnchor(parent))} className={styles.borough}>
          <h2>{parent}</h2>
          <AreaCards areas={data.filter((area) => area.parent === parent)} />
        </section>
      ))}
      <p>
        <a className={styles.data} href="/Open-Data">
          {t('neighborhoods:openData')}
        </a>
      </p>
    </div>
  );
}
