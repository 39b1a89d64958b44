import type { OpenData } from '../../../contract/open-data.ts';
import { type OpenDataset, type OpenFormat, openDatasets } from '../../../contract/open-data-files.ts';
import { formatNumber, useWords, type WordKey } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { useAppSelector } from '../../store.ts';
import { dateWords } from '../../ui/date-words.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FailedState } from '../../ui/FailedState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { ApiSection } from './ApiSection.tsx';
import { EmbedBuilder } from './EmbedBuilder.tsx';
import * as styles from './OpenDataPage.module.css';

const datasetWords: Record<OpenDataset, { title: WordKey; text: WordKey }> = {
  businesses: { title: 'open-data:businesses', text: 'open-data:businessesText' },
  events: { title: 'open-data:events', text: 'open-data:eventsText' },
  neighborhoods: { title: 'open-data:neighborhoods', text: 'open-data:neighborhoodsText' },
};

/** Technical names, the same in both languages. */
const formatNames: Record<OpenFormat, string> = { geojson: 'GeoJSON', csv: 'CSV', json: 'JSON' };

/** `/Open-Data`: the available downloads, their formats and license. */
export default function OpenDataPage() {
  const t = useWords();
  const { data, status } = useAppSelector((state) => state.openData.files);
  if (!data) return status === 'failed' ? <FailedState /> : null;
  const { license, files } = data;
  return (
    <div className={`${layoutStyles.wrap} ${styles.page}`}>
      {license && files.length > 0 ? (
        <>
          <PageHeading title={t('open-data:title')} text={t('open-data:description')} />
          {openDatasets.map((dataset) => (
            <Dataset key={dataset} dataset={dataset} files={files} />
          ))}
          <section className={layoutStyles.panel}>
            <h2>{t('open-data:license')}</h2>
            <p>
              <a className={styles.link} href={license.url} rel="license noopener" target="_blank">
                <bdi dir="ltr">{license.name}</bdi>
              </a>
            </p>
            <p className={`${textStyles.muted} ${styles.note}`}>{t('open-data:notes')}</p>
          </section>
        </>
      ) : (
        <EmptyState
          icon="download"
          level={1}
          title={t('open-data:title')}
          text={t(license ? 'open-data:soon' : 'open-data:none')}
        />
      )}
      <ApiSection />
      <EmbedBuilder />
    </div>
  );
}

function Dataset({ dataset, files }: { dataset: OpenDataset; files: OpenData['files'] }) {
  const t = useWords();
  const { lang } = useSite();
  const own = files.filter((file) => file.dataset === dataset);
  const [first] = own;
  if (!first) return null;
  const { title, text } = datasetWords[dataset];
  return (
    <section className={layoutStyles.panel}>
      <h2>{t(title)}</h2>
      <p className={textStyles.muted}>{t(text)}</p>
      <div className={`${layoutStyles.row} ${styles.files}`}>
        {own.map(({ format, path, bytes }) => (
          <a key={format} className={buttonStyles.outlined} href={path} download={`${dataset}.${format}`}>
            <Icon name="download" size="s" />
            <span>
              <bdi dir="ltr">{formatNames[format]}</bdi>{' '}
              <small>
                {t('open-data:size', { size: formatNumber(Math.max(1, Math.round(bytes / 1000)), lang) })}
              </small>
            </span>
          </a>
        ))}
      </div>
      <p className={`${textStyles.small} ${textStyles.muted} ${styles.note}`}>
        {t('open-data:written', { date: dateWords(first.writtenAt, lang) })}
      </p>
    </section>
  );
}
