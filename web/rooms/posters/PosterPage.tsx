import { useState } from 'react';
import { useParams } from 'react-router';
import { type PosterKind, posterKinds } from '../../../contract/poster-kinds.ts';
import { makePoster, type Poster } from '../../../contract/posters.ts';
import { useWords, type WordKey } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { useRead } from '../../state/use-read.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as skeletonStyles from '../../ui/shared/skeleton.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { PosterControls } from './PosterControls.tsx';
import * as styles from './PosterPage.module.css';
import { PosterSheet } from './PosterSheet.tsx';
import type { PosterOptions } from './poster-options.ts';

const usual: PosterOptions = { paper: 'letter', goal: 'page', tone: 'teal', savesInk: false };

const isKind = (kind: string | undefined): kind is PosterKind => posterKinds.some((one) => one === kind);

/** `/poster/{kind}/{id}`: the preview of a poster, its options, and the print button. */
export default function PosterPage() {
  const t = useWords();
  const { kind, id = '' } = useParams();
  const isNamed = isKind(kind) && /^[1-9]\d{0,14}$/.test(id);
  const reading = useRead(makePoster, isNamed ? { params: { kind, id } } : null);
  if (!isNamed || (reading.status === 'failed' && [404, 410].includes(reading.code)))
    return (
      <div className={`${layoutStyles.wrap} ${styles.page}`}>
        <EmptyState icon="page" level={1} title={t('posters:missing')} text={t('posters:missingText')} />
      </div>
    );
  if (reading.status === 'failed')
    return (
      <div className={`${layoutStyles.wrap} ${styles.page}`}>
        <EmptyState icon="warning" level={1} title={t('posters:failed')} text={t('posters:failedText')}>
          <button type="button" className={buttonStyles.primary} onClick={reading.again}>
            {t('posters:again')}
          </button>
        </EmptyState>
      </div>
    );
  return (
    <div className={`${layoutStyles.wrap} ${styles.page}`}>
      {reading.data ? <Ready poster={reading.data} /> : <Waiting />}
    </div>
  );
}

function titleOf(kind: PosterKind): { title: WordKey; text: WordKey } {
  if (kind === 'business') return { title: 'posters:forBusiness', text: 'posters:leadsToYourPage' };
  if (kind === 'neighborhood')
    return { title: 'posters:forNeighborhood', text: 'posters:leadsToNeighborhood' };
  return { title: 'posters:forPost', text: 'posters:leadsToPost' };
}

function Ready({ poster }: { poster: Poster }) {
  const t = useWords();
  const { lang } = useSite();
  const [options, setOptions] = useState(usual);
  const { title, text } = titleOf(poster.kind);
  return (
    <div className={styles.columns}>
      <div className={styles.choices}>
        <h1>{t(title)}</h1>
        <p className={textStyles.muted}>{t(text)}</p>
        <PosterControls poster={poster} options={options} onChange={setOptions} />
      </div>
      <div className={styles.preview}>
        <PosterSheet poster={poster} options={options} lang={lang} />
      </div>
    </div>
  );
}

function Waiting() {
  const t = useWords();
  return (
    <div className={styles.columns} aria-hidden="true">
      <div className={styles.choices}>
        <h1>{t('posters:title')}</h1>
        <div className={skeletonStyles.block} />
        <div className={skeletonStyles.block} />
      </div>
      <div className={styles.preview}>
        <div className={`${skeletonStyles.block} ${styles.blank}`} />
      </div>
    </div>
  );
}
