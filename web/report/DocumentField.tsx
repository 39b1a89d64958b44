import { type ChangeEvent, useRef, useState } from 'react';
import { limits } from '../../contract/limits.ts';
import { useWords } from '../i18n/words.ts';
import { choosable, useUpload } from '../state/files.ts';
import { useRefusalWords } from '../state/use-refusal-words.ts';
import { FieldError } from '../ui/FieldError.tsx';
import { OptionalMark } from '../ui/OptionalMark.tsx';
import * as buttonStyles from '../ui/shared/button.module.css';
import * as fieldStyles from '../ui/shared/field.module.css';
import * as textStyles from '../ui/shared/text.module.css';

const errorId = 'claim-document-error';

interface Props {
  isNeeded: boolean;
  isChosen: boolean;
  error: string | undefined;
  /** Called with the uploaded picture. */
  onChosen: (id: number) => void;
}

/** A picture of a document, uploaded on selection like any other picture of a member. */
export function DocumentField({ isNeeded, isChosen, error, onChosen }: Props) {
  const t = useWords();
  const upload = useUpload();
  const wordsOf = useRefusalWords();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [issue, setIssue] = useState<string | null>(null);
  const wrong = issue ?? error;

  const choose = async (file: File) => {
    if (isBusy) return;
    if (file.size > limits.uploadBytes) return setIssue(t('report:tooLarge'));
    setIssue(null);
    setBusy(true);
    const { data, refusal } = await upload(file);
    setBusy(false);
    if (data) onChosen(data.id);
    else if (refusal) setIssue(refusal.errors?.file?.[0] ?? wordsOf(refusal));
  };
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    // Allows the same file to be selected again after an error.
    currentTarget.value = '';
    if (file) void choose(file);
  };
  return (
    <div className={fieldStyles.field}>
      <div className={fieldStyles.label}>
        <label htmlFor="claim-document">
          {t('report:document')}
          {!isNeeded && <OptionalMark />}
        </label>
      </div>
      <input
        ref={input}
        id="claim-document"
        name="document"
        type="file"
        className={textStyles.hidden}
        accept={choosable}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? `${errorId} claim-document-hint` : 'claim-document-hint'}
        onChange={onChange}
      />
      <div>
        <button
          type="button"
          className={`${buttonStyles.outlined} ${buttonStyles.small}`}
          aria-disabled={isBusy || undefined}
          onClick={() => input.current?.click()}
        >
          {t(isChosen ? 'report:changeDocument' : 'report:chooseDocument')}
        </button>
      </div>
      <p className={`${textStyles.small} ${textStyles.muted}`} id="claim-document-hint" role="status">
        {t(isBusy ? 'report:uploading' : isChosen ? 'report:documentChosen' : 'report:documentHint')}
      </p>
      <div role="alert">{wrong && <FieldError id={errorId}>{wrong}</FieldError>}</div>
    </div>
  );
}
