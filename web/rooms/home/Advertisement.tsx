import { useRef } from 'react';
import type { Home } from '../../../contract/content.ts';
import { useWords } from '../../i18n/words.ts';
import { useAdTally } from '../../state/use-ad-tally.ts';
import { PatternArt } from '../../ui/PatternArt.tsx';
import { Phone } from '../../ui/Phone.tsx';
import { Photo } from '../../ui/Photo.tsx';
import * as artStyles from '../../ui/shared/art.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as sectionStyles from '../../ui/shared/section.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as styles from './Advertisement.module.css';

interface Props {
  advertisement: NonNullable<Home['advertisement']>;
}

/** A paid advertisement, labeled as such. */
export function Advertisement({ advertisement }: Props) {
  const t = useWords();
  const { id, title, text, url, phone, photo } = advertisement;
  const box = useRef<HTMLElement>(null);
  useAdTally(box, id);
  return (
    <section className={`${sectionStyles.section} ${sectionStyles.tight}`}>
      <div className={layoutStyles.wrap}>
        <aside ref={box} className={styles.advertisement} aria-label={t('home:advertisement')}>
          <div className={artStyles.art}>
            {photo ? (
              <Photo picture={photo} alt={photo.alt} sizes="(width <= 992px) 100vw, 570px" />
            ) : (
              <PatternArt seed={`advertisement-${id}`} shape="banner" tone="sand" />
            )}
          </div>
          <div className={styles.content}>
            <span className={styles.label}>{t('home:advertisement')}</span>
            {url ? (
              <a href={url} target="_blank" rel="nofollow noopener sponsored" dir="auto">
                <b>{title}</b>
                <span className={textStyles.hidden}> ({t('layout:newTab')})</span>
              </a>
            ) : (
              <b dir="auto">{title}</b>
            )}
            <span>
              <span dir="auto">{text}</span>{' '}
              {phone && (
                <a href={`tel:${phone}`}>
                  <Phone number={phone} />
                </a>
              )}
            </span>
          </div>
        </aside>
      </div>
    </section>
  );
}
