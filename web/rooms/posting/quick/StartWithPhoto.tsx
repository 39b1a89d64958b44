import { useEffect, useRef } from 'react';
import { useWords } from '../../../i18n/words.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { ChooseFiles } from './ChooseFiles.tsx';
import { RefusedFiles } from './RefusedFiles.tsx';
import * as styles from './StartWithPhoto.module.css';
import type { RefusedFile } from './use-quick-photos.ts';

interface Props {
  refused: readonly RefusedFile[];
  onFiles: (files: readonly File[]) => void;
  onSkip: () => void;
}

/** The start of the short form on phones: the camera, the photo library, or the form without photos. */
export function StartWithPhoto({ refused, onFiles, onSkip }: Props) {
  const t = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.start} data-own-edge="" data-quick="">
      <header>
        <a href="/market-place" aria-label={t('posting-photos:close')}>
          <Icon name="close" />
        </a>
        <p>{t('posting-quick:title')}</p>
      </header>
      <h1 ref={heading} tabIndex={-1}>
        {t('posting-quick:startTitle')}
      </h1>
      <p className={styles.hint}>{t('posting-quick:startText')}</p>
      <ChooseFiles className={styles.finder} isCamera onFiles={onFiles} label={t('posting-photos:takePhoto')}>
        <span className={styles.frame} aria-hidden="true">
          <b />
          <b />
          <b />
          <b />
          <Icon name="camera" size="l" />
        </span>
      </ChooseFiles>
      <RefusedFiles files={refused} />
      <div className={styles.actions}>
        <ChooseFiles className={styles.gallery} onFiles={onFiles} label={t('posting-quick:fromPhotos')}>
          <Icon name="photos" />
        </ChooseFiles>
        <ChooseFiles className={styles.shutter} isCamera onFiles={onFiles} label={t('posting-quick:camera')}>
          <span />
        </ChooseFiles>
        <button type="button" className={styles.skip} onClick={onSkip}>
          {t('posting-quick:skip')}
        </button>
      </div>
    </div>
  );
}
