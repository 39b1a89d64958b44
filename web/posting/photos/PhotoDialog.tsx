import { type KeyboardEvent, useId } from 'react';
import { limits } from '../../../contract/limits.ts';
import { useWords } from '../../i18n/words.ts';
import { Icon } from '../../ui/Icon.tsx';
import { OptionalMark } from '../../ui/OptionalMark.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as fieldStyles from '../../ui/shared/field.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as styles from './PhotoDialog.module.css';
import { PhotoSheet } from './PhotoSheet.tsx';
import type { PostPhoto } from './post-photo.ts';

interface Props {
  photo: PostPhoto;
  name: string;
  /** From 0. */
  place: number;
  total: number;
  /** Undefined if it cannot be described. */
  onAlt: ((alt: string) => void) | undefined;
  onMove: (place: number) => void;
  /** Undefined if it cannot be cropped. */
  onCrop: (() => void) | undefined;
  onReplace: () => void;
  onRemove: () => void;
  onClose: () => void;
}

/** All actions for one photo, for every input device: its description, position and crop. */
export function PhotoDialog({ photo, name, place, total, onAlt, onMove, onCrop, onClose, ...does }: Props) {
  const t = useWords();
  const id = useId();
  const leave = (close: () => void, then: () => void) => () => {
    close();
    then();
  };
  const oneLine = (event: KeyboardEvent) => event.key === 'Enter' && event.preventDefault();
  return (
    <PhotoSheet
      title={name}
      onClose={onClose}
      footer={(close) => (
        <div className={`${layoutStyles.row} ${layoutStyles.spread}`}>
          <button type="button" className={buttonStyles.danger} onClick={leave(close, does.onRemove)}>
            {t('posting-photos:remove')}
          </button>
          <button type="button" className={buttonStyles.primary} onClick={close}>
            {t('posting-photos:done')}
          </button>
        </div>
      )}
    >
      <img
        className={styles.large}
        src={photo.url}
        alt={photo.alt}
        width={photo.width}
        height={photo.height}
      />
      <div className={`${layoutStyles.row} ${styles.actions}`}>
        {total > 1 && (
          <>
            <button
              type="button"
              className={`${buttonStyles.outlined} ${buttonStyles.small}`}
              aria-disabled={place === 0 || undefined}
              onClick={() => onMove(place - 1)}
            >
              <Icon name="back" size="s" flip />
              {t('posting-photos:earlier')}
            </button>
            <button
              type="button"
              className={`${buttonStyles.outlined} ${buttonStyles.small}`}
              aria-disabled={place === total - 1 || undefined}
              onClick={() => onMove(place + 1)}
            >
              {t('posting-photos:later')}
              <Icon name="chevron" size="s" flip />
            </button>
          </>
        )}
        {onCrop && (
          <button
            type="button"
            className={`${buttonStyles.outlined} ${buttonStyles.small}`}
            onClick={leave(onClose, onCrop)}
          >
            <Icon name="crop" size="s" />
            {t('posting-photos:crop')}
          </button>
        )}
        <button
          type="button"
          className={`${buttonStyles.outlined} ${buttonStyles.small}`}
          onClick={leave(onClose, does.onReplace)}
        >
          <Icon name="photos" size="s" />
          {t('posting-photos:replace')}
        </button>
      </div>
      {onAlt && (
        <div className={fieldStyles.field}>
          <div className={fieldStyles.label}>
            <label htmlFor={id}>
              {t('posting-photos:alt')}
              <OptionalMark />
            </label>
          </div>
          <div className={`${fieldStyles.box} ${fieldStyles.area}`}>
            <textarea
              id={id}
              rows={2}
              dir="auto"
              maxLength={limits.pictureAlt}
              value={photo.alt}
              aria-describedby={`${id}-hint`}
              onKeyDown={oneLine}
              onChange={({ currentTarget }) => onAlt(currentTarget.value.replace(/\s*\n\s*/g, ' '))}
            />
          </div>
          <p className={`${textStyles.small} ${textStyles.muted} ${styles.hint}`} id={`${id}-hint`}>
            {t('posting-photos:altHint')}
            <span className={textStyles.number}>
              {t('posting-photos:altLength', { length: photo.alt.length, max: limits.pictureAlt })}
            </span>
          </p>
        </div>
      )}
    </PhotoSheet>
  );
}
