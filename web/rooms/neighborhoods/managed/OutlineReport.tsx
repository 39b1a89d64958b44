import type { OutlineImport } from '../../../../contract/managed-outlines.ts';
import { AdminTable } from '../../../back-office/ui/AdminTable.tsx';
import { useWords } from '../../../i18n/words.ts';
import * as buttonStyles from '../../../ui/shared/button.module.css';
import * as layoutStyles from '../../../ui/shared/layout.module.css';
import * as textStyles from '../../../ui/shared/text.module.css';
import * as styles from './OutlineUpload.module.css';

interface Props {
  report: OutlineImport;
  isBusy: boolean;
  onImport: () => void;
}

/** What a file of outlines would change, with the button that imports it; or what it changed. */
export function OutlineReport({ report, isBusy, onImport }: Props) {
  const t = useWords();
  const { isPreview, areas, replaced, added, unknown, uninhabited } = report;
  const countBy = (by: 'name' | 'point') => replaced.filter((one) => one.by === by).length;
  const counts = [
    ['areas', areas],
    ['byName', countBy('name')],
    ['byPoint', countBy('point')],
    ['added', added.length],
    ['unknown', unknown.length],
    ['uninhabited', uninhabited],
  ] as const;
  return (
    <section className={`${layoutStyles.panel} ${styles.panel}`} aria-labelledby="outlines-found">
      <h2 id="outlines-found">{t('admin-neighborhoods:found')}</h2>
      {!isPreview && (
        <p>
          <b>{t('admin-neighborhoods:done')}</b>{' '}
          <a className={textStyles.link} href="/Neighborhoods">
            {t('admin-neighborhoods:seeAll')}
          </a>
        </p>
      )}
      <ul className={styles.counts}>
        {counts
          .filter(([key, count]) => count > 0 || key === 'areas')
          .map(([key, count]) => (
            <li key={key}>
              {t(`admin-neighborhoods:${key}`, { count })}
              {key === 'added' && <Names names={added} />}
              {key === 'unknown' && <Names names={unknown} />}
            </li>
          ))}
      </ul>
      {isPreview && (
        <button type="button" className={buttonStyles.primary} disabled={isBusy} onClick={onImport}>
          {t('admin-neighborhoods:import')}
        </button>
      )}
      {replaced.length > 0 && (
        <AdminTable
          caption={t('admin-neighborhoods:found')}
          rows={replaced}
          keyOf={({ place }) => place}
          columns={[
            { key: 'place', title: t('admin-neighborhoods:column.place'), cell: ({ place }) => place },
            {
              key: 'areas',
              title: t('admin-neighborhoods:column.areas'),
              cell: ({ areas: names }) => <Names names={names} />,
            },
            {
              key: 'by',
              title: t('admin-neighborhoods:column.by'),
              cell: ({ by }) => t(`admin-neighborhoods:by.${by}`),
            },
          ]}
        />
      )}
    </section>
  );
}

/** Names from the file, which are in English. */
function Names({ names }: { names: readonly string[] }) {
  return (
    <span className={styles.names} lang="en">
      {names.map((name) => (
        <bdi key={name}>{name}</bdi>
      ))}
    </span>
  );
}
