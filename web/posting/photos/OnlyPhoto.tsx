import { useWords } from '../../i18n/words.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { hasShape } from './crop-box.ts';
import * as photoDialogStyles from './PhotoDialog.module.css';
import type { PostPhoto } from './post-photo.ts';

interface Props {
  photo: PostPhoto;
  /** The label of the field. */
  label: string;
  aspect: number | undefined;
  onCrop: () => void;
  onReplace: () => void;
}

/** The actions for a single photo, without opening a dialog first. */
export function OnlyPhoto({ photo, label, aspect, onCrop, onReplace }: Props) {
  const t = useWords();
  return (
    <>
      <div className={`${layoutStyles.row} ${photoDialogStyles.actions}`}>
        {aspect && (
          <button type="button" className={`${buttonStyles.outlined} ${buttonStyles.small}`} onClick={onCrop}>
            <Icon name="crop" size="s" />
            {t('posting-photos:crop')}
            <span className={textStyles.hidden}> {label}</span>
          </button>
        )}
        <button
          type="button"
          className={`${buttonStyles.outlined} ${buttonStyles.small}`}
          onClick={onReplace}
        >
          <Icon name="photos" size="s" />
          {t('posting-photos:replace')}
          <span className={textStyles.hidden}> {label}</span>
        </button>
      </div>
      {aspect && !hasShape(photo, aspect) && (
        <p className={`${textStyles.small} ${textStyles.muted}`}>{t('posting-photos:edgesCut')}</p>
      )}
    </>
  );
}
