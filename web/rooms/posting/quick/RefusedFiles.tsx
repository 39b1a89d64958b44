import { limits } from '../../../../contract/limits.ts';
import { useWords } from '../../../i18n/words.ts';
import { Icon } from '../../../ui/Icon.tsx';
import * as styles from './RefusedFiles.module.css';
import { chosenPhoto } from './shrink-photo.ts';
import type { RefusedFile } from './use-quick-photos.ts';

/** The selected files that were rejected, and why. */
export function RefusedFiles({ files }: { files: readonly RefusedFile[] }) {
  const t = useWords();
  const words = {
    tooHeavy: () => t('posting-photos:tooLarge', { size: chosenPhoto.megabytes }),
    tooManyPixels: () => t('posting-quick:tooManyPixels', { count: chosenPhoto.megapixels }),
    tooSmall: () => t('posting-quick:tooSmall', { count: limits.postPicturePx }),
    empty: () => t('posting-photos:empty'),
    unreadable: () => t('posting-quick:unreadable'),
    leftOut: () => t('posting-quick:leftOut', { max: limits.postImages.max }),
  };
  return (
    <div className={styles.alert} role="alert">
      {files.length > 0 && (
        <ul className={styles.list}>
          {files.map(({ name, issue }, index) => (
            // Names may repeat, and the list is only replaced as a whole or appended to.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={index}>
              <Icon name="warning" size="s" />
              <span>
                <bdi>{name}</bdi>: {words[issue]()}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
