import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import { limits } from '../../../contract/limits.ts';
import type { Picture } from '../../../contract/pictures.ts';
import { useWords } from '../../i18n/words.ts';
import { choosable, useUpload } from '../../state/files.ts';
import { useRefusalWords } from '../../state/use-refusal-words.ts';
import { FieldError } from '../../ui/FieldError.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as fieldStyles from '../../ui/shared/field.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as fieldsStyles from './fields.module.css';
import * as styles from './PictureField.module.css';

interface Props {
  id: string;
  label: string;
  hint?: string;
  /** The URL of the current picture; null if there is none. */
  url: string | null;
  error?: string | undefined;
  /** Called with an uploaded picture, or null when it was removed. */
  onChange: (picture: Picture | null) => void;
}

/**
 * A picture field: files are selected or dropped, uploaded at once, displayed and removed. The current picture
 * stays until an upload has succeeded.
 */
export function PictureField({ id, label, hint, url, error, onChange }: Props) {
  const t = useWords();
  const upload = useUpload();
  const wordsOf = useRefusalWords();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const issue = failure ?? error;

  const send = async (file: File | undefined) => {
    if (!file || isBusy) return;
    if (file.size > limits.uploadBytes) return setFailure(t('admin:pictureTooLarge'));
    setFailure(null);
    setBusy(true);
    const { data, refusal } = await upload(file);
    setBusy(false);
    if (data) onChange(data);
    else setFailure(refusal.errors?.file?.[0] ?? wordsOf(refusal));
  };
  const onChoose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    // Allows the same file to be selected again after an error.
    currentTarget.value = '';
    void send(file);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    void send(event.dataTransfer.files[0]);
  };
  return (
    <fieldset
      className={`${fieldStyles.field} ${fieldsStyles.group} ${styles.picture}`}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
    >
      <legend>{label}</legend>
      {hint && (
        <p className={fieldsStyles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className={layoutStyles.row}>
        {url ? <img src={url} alt="" /> : <span className={styles.empty}>{t('admin:noPicture')}</span>}
        <input
          ref={input}
          id={id}
          type="file"
          className={textStyles.hidden}
          tabIndex={-1}
          accept={choosable}
          aria-label={label}
          aria-describedby={issue ? `${id}-error` : undefined}
          onChange={onChoose}
        />
        <button
          type="button"
          className={`${buttonStyles.outlined} ${buttonStyles.small}`}
          aria-disabled={isBusy || undefined}
          onClick={() => input.current?.click()}
        >
          <Icon name="upload" size="s" />
          {t(url ? 'admin:changePicture' : 'admin:choosePicture')}
          <span className={textStyles.hidden}> {label}</span>
        </button>
        {url && (
          <button
            type="button"
            className={`${buttonStyles.quiet} ${buttonStyles.small}`}
            aria-disabled={isBusy || undefined}
            onClick={() => !isBusy && onChange(null)}
          >
            {t('admin:removePicture')}
            <span className={textStyles.hidden}> {label}</span>
          </button>
        )}
      </div>
      <p className={textStyles.hidden} role="status">
        {isBusy && t('admin:pictureComes')}
      </p>
      <div role="alert">{issue && <FieldError id={`${id}-error`}>{issue}</FieldError>}</div>
    </fieldset>
  );
}
