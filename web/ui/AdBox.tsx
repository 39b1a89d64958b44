import type { RefObject } from 'react';
import type { Advertisement } from '../../contract/advertisements.ts';
import { useWords } from '../i18n/words.ts';
import * as styles from './AdBox.module.css';
import { Phone } from './Phone.tsx';
import { Photo } from './Photo.tsx';

interface Props {
  ad: Advertisement;
  box?: RefObject<HTMLElement | null>;
}

/** A paid advertisement, labeled as such: a picture or text with a link. */
export function AdBox({ ad: { title, text, url, phone, photo }, box }: Props) {
  const t = useWords();
  const label = t('cards:advertisement');
  return (
    <aside ref={box} className={styles.box} aria-label={label}>
      {photo && <Photo picture={photo} alt={photo.alt} sizes="160px" />}
      <div>
        <span className={styles.label}>{label}</span>
        {url ? (
          <a href={url} target="_blank" rel="sponsored noopener nofollow" dir="auto">
            <b>{title}</b>
          </a>
        ) : (
          <b dir="auto">{title}</b>
        )}
        {text && <span dir="auto">{text}</span>}
        {phone && (
          <a href={`tel:${phone}`}>
            <Phone number={phone} />
          </a>
        )}
      </div>
    </aside>
  );
}
