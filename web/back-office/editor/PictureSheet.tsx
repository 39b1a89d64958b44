import { useId, useState } from 'react';
import { limits } from '../../../contract/limits.ts';
import { type Lang, locales } from '../../../contract/locales.ts';
import { useWords } from '../../i18n/words.ts';
import { Field } from '../../ui/Field.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as checkStyles from '../ui/check.module.css';
import * as dialogStyles from '../ui/dialog.module.css';
import * as styles from './PictureSheet.module.css';

interface Props {
  src: string;
  /** The alternative text; empty if the image is decorative, null if not specified yet. */
  alt: string | null;
  /** The language of the alternative text. */
  lang: Lang;
  onSave: (alt: string) => void;
  /** The image is already part of the text. */
  onRemove?: (() => void) | undefined;
  onClose: () => void;
}

/** Prompts for the alternative text of an image, or for marking it as decorative: one of the two is required. */
export function PictureSheet({ src, alt, lang, onSave, onRemove, onClose }: Props) {
  const t = useWords();
  const id = useId();
  const [text, setText] = useState(alt ?? '');
  const [isDecorative, setDecorative] = useState(alt === '');
  const [isMissing, setMissing] = useState(false);
  function save() {
    const said = text.trim();
    if (!isDecorative && said === '') setMissing(true);
    else onSave(isDecorative ? '' : said);
  }
  return (
    <Sheet
      title={t('admin-editor:pictureTitle')}
      closeLabel={t('admin:close')}
      className={dialogStyles.dialog}
      onClose={onClose}
      footer={(close) => (
        <div className={layoutStyles.row}>
          <button type="button" className={buttonStyles.primary} onClick={save}>
            {t(onRemove ? 'admin-editor:pictureSave' : 'admin-editor:pictureInsert')}
          </button>
          {onRemove ? (
            <button type="button" className={buttonStyles.outlined} onClick={onRemove}>
              {t('admin-editor:pictureRemove')}
            </button>
          ) : (
            <button type="button" className={buttonStyles.outlined} onClick={close}>
              {t('admin:cancel')}
            </button>
          )}
        </div>
      )}
    >
      <img className={styles.preview} src={src} alt="" />
      <Field
        id={id}
        label={t('admin-editor:altField')}
        type="text"
        lang={lang}
        dir={locales[lang].dir}
        maxLength={limits.pictureAlt}
        value={text}
        disabled={isDecorative}
        error={isMissing ? t('admin-editor:altMissing') : undefined}
        hintId={`${id}-hint`}
        hint={
          <p className={`${textStyles.small} ${textStyles.muted}`} id={`${id}-hint`}>
            {t('admin-editor:altHint')}
          </p>
        }
        onChange={(event) => {
          setText(event.currentTarget.value);
          setMissing(false);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          save();
        }}
      />
      <label className={checkStyles.check}>
        <input
          type="checkbox"
          checked={isDecorative}
          onChange={(event) => {
            setDecorative(event.currentTarget.checked);
            setMissing(false);
          }}
        />
        <span>{t('admin-editor:decorative')}</span>
      </label>
    </Sheet>
  );
}
