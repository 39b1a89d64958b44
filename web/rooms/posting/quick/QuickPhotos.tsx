import { useState } from 'react';
import { limits } from '../../../../contract/limits.ts';
import { useWords } from '../../../i18n/words.ts';
import { useRefusalWords } from '../../../state/use-refusal-words.ts';
import { FieldError } from '../../../ui/FieldError.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import * as buttonStyles from '../../../ui/shared/button.module.css';
import * as tagStyles from '../../../ui/shared/tag.module.css';
import * as textStyles from '../../../ui/shared/text.module.css';
import { ChooseFiles } from './ChooseFiles.tsx';
import * as styles from './QuickPhotos.module.css';
import { RefusedFiles } from './RefusedFiles.tsx';
import type { QuickPhotos as Photos } from './use-quick-photos.ts';

interface Props {
  photos: Photos;
  /** Optional for buyers. */
  isOptional: boolean;
  error: string | undefined;
}

/** The photos of the short form: one large, the others below it; the first is the cover. */
export function QuickPhotos({ photos: held, isOptional, error }: Props) {
  const { photos, refused, add, drop, retry, toFront } = held;
  const t = useWords();
  const wordsOf = useRefusalWords();
  const [chosen, setChosen] = useState<string | null>(null);
  const openPhoto = photos.find(({ key }) => key === chosen) ?? photos[0];
  const total = photos.length;
  const place = openPhoto ? photos.indexOf(openPhoto) : 0;
  const nameOf = (at: number) => t('posting-photos:photo', { place: at + 1, total });
  const describedBy = error && 'images-error';
  return (
    <section className={styles.photos} aria-label={t('posting-product:photos')}>
      {openPhoto ? (
        <div className={styles.large}>
          {openPhoto.url ? (
            <img src={openPhoto.url} alt={nameOf(place)} />
          ) : (
            <span className={styles.coming} />
          )}
          {place === 0 && (
            <span className={`${tagStyles.glass} ${styles.cover}`}>{t('posting-quick:cover')}</span>
          )}
          <div className={styles.does}>
            {place > 0 && (
              <button type="button" className={tagStyles.glass} onClick={() => toFront(openPhoto.key)}>
                {t('posting-quick:makeCover')}
              </button>
            )}
            <button
              type="button"
              className={buttonStyles.iconOnArt}
              aria-label={t('posting-quick:removePhoto', { place: place + 1 })}
              onClick={() => drop(openPhoto.key)}
            >
              <Icon name="trash" size="s" />
            </button>
          </div>
        </div>
      ) : (
        <ChooseFiles
          id="images"
          className={error ? `${styles.drop} ${styles.invalid}` : styles.drop}
          onFiles={add}
          label={t('posting-quick:addPhotos')}
          describedBy={describedBy}
        >
          <Icon name="camera" size="l" />
          <b>{t('posting-quick:addPhotos')}</b>
          <span>{t(isOptional ? 'posting-quick:photosBuy' : 'posting-quick:startText')}</span>
        </ChooseFiles>
      )}
      {openPhoto?.status === 'failed' && (
        <div className={styles.failed} role="alert">
          <p>{openPhoto.problem && wordsOf(openPhoto.problem)}</p>
          <button type="button" className={textStyles.link} onClick={() => retry(openPhoto.key)}>
            {t('posting-photos:retry')}
          </button>
        </div>
      )}
      {total > 0 && (
        <ul className={styles.strip}>
          {photos.map(({ key, url, status }, at) => (
            <li key={key}>
              <button
                type="button"
                aria-label={nameOf(at)}
                aria-pressed={key === openPhoto?.key}
                data-status={status}
                onClick={() => setChosen(key)}
              >
                {url && <img src={url} alt="" />}
                {status === 'failed' && <Icon name="warning" />}
              </button>
            </li>
          ))}
          {total < limits.postImages.max && (
            <>
              <li>
                <ChooseFiles
                  id="images"
                  className={styles.slot}
                  isCamera
                  onFiles={add}
                  label={t('posting-photos:takePhoto')}
                  describedBy={describedBy}
                >
                  <Icon name="camera" />
                  <span aria-hidden="true">{t('posting-quick:add')}</span>
                </ChooseFiles>
              </li>
              <li>
                <ChooseFiles className={styles.slot} onFiles={add} label={t('posting-quick:fromPhotos')}>
                  <Icon name="plus" />
                </ChooseFiles>
              </li>
            </>
          )}
        </ul>
      )}
      {error && <FieldError id="images-error">{error}</FieldError>}
      <RefusedFiles files={refused} />
    </section>
  );
}
