import { type ChangeEvent, useRef, useState } from 'react';
import type { User } from '../../../contract/accounts.ts';
import { limits } from '../../../contract/limits.ts';
import { useWords } from '../../i18n/words.ts';
import { Portrait } from '../../member/Portrait.tsx';
import { choosable, useUpload } from '../../state/files.ts';
import { useRefusalWords } from '../../state/use-refusal-words.ts';
import { FieldError } from '../../ui/FieldError.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as styles from './PictureField.module.css';
import { useSaveProfile } from './use-save-profile.ts';

const errorId = 'picture-error';

/** The user's picture: selected, replaced, removed; each takes effect at once. */
export function PictureField({ user }: { user: User }) {
  const t = useWords();
  const upload = useUpload();
  const save = useSaveProfile();
  const wordsOf = useRefusalWords();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const change = async (file: File | null) => {
    if (isBusy) return;
    if (file && file.size > limits.uploadBytes) return setError(t('member:pictureTooLarge'));
    setError(null);
    setBusy(true);
    const sent = file ? await upload(file) : null;
    const refusal = sent?.refusal ?? (await save({ picture: sent?.data?.id ?? null }));
    setBusy(false);
    if (refusal) setError(refusal.errors?.file?.[0] ?? wordsOf(refusal));
  };
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    // Allows the same file to be selected again after an error.
    currentTarget.value = '';
    if (file) void change(file);
  };

  return (
    <div className={styles.picture}>
      <Portrait large />
      <div>
        <div className={layoutStyles.row}>
          <input
            ref={input}
            type="file"
            className={textStyles.hidden}
            tabIndex={-1}
            accept={choosable}
            aria-label={t('member:choosePicture')}
            aria-describedby={error ? errorId : undefined}
            onChange={onChange}
          />
          <button
            type="button"
            className={`${buttonStyles.outlined} ${buttonStyles.small}`}
            aria-disabled={isBusy || undefined}
            onClick={() => input.current?.click()}
          >
            {user.picture ? t('member:changePicture') : t('member:choosePicture')}
          </button>
          {user.picture && (
            <button
              type="button"
              className={`${buttonStyles.outlined} ${buttonStyles.small}`}
              aria-disabled={isBusy || undefined}
              onClick={() => void change(null)}
            >
              {t('member:removePicture')}
            </button>
          )}
        </div>
        <p className={`${textStyles.small} ${textStyles.muted}`} role="status">
          {isBusy ? t('member:uploading') : t('member:pictureHint')}
        </p>
        <div role="alert">{error && <FieldError id={errorId}>{error}</FieldError>}</div>
      </div>
    </div>
  );
}
