import { useWords } from '../../i18n/words.ts';
import { useRefusalWords } from '../../state/use-refusal-words.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as photosStyles from './photos.module.css';
import type { Upload, UploadStatus } from './uploads.ts';
import { tooLarge } from './use-file-check.ts';

interface Props {
  /** The cancel button. */
  id: string;
  upload: Upload;
  onRetry: () => void;
  onCancel: () => void;
}

/** Whether an upload proceeds without user action. */
export const isMoving = (status: UploadStatus) =>
  status === 'waiting' || status === 'sending' || status === 'storing';

/** An upload: a tile with its progress, or a row with the reason why it is stopped. */
export function UploadTile({ id, upload, onRetry, onCancel }: Props) {
  const t = useWords();
  const words = useProblemWords(upload);
  const { status, share, file } = upload;
  const percent = Math.floor(share * 100);
  if (isMoving(status)) {
    const state = t(status === 'waiting' ? 'posting-photos:waiting' : 'posting-photos:storing');
    return (
      <li>
        <div className={`${photosStyles.tile} ${photosStyles.arriving}`} title={file.name}>
          <p className={textStyles.tiny} aria-hidden="true">
            {status === 'sending' ? <bdi dir="ltr">{percent}%</bdi> : state}
          </p>
          <progress
            max={100}
            value={percent}
            aria-label={t('posting-photos:progressOf', { name: file.name })}
          />
          <button
            type="button"
            id={id}
            className={photosStyles.remove}
            aria-label={t('posting-photos:cancel', { name: file.name })}
            onClick={onCancel}
          >
            <Icon name="close" size="s" />
          </button>
        </div>
      </li>
    );
  }
  return (
    <li className={photosStyles.row}>
      <div
        className={status === 'refused' ? `${photosStyles.note} ${photosStyles.invalid}` : photosStyles.note}
        data-photo-note={status}
      >
        <Icon name={status === 'signed-out' ? 'lock' : 'warning'} size="s" />
        <p>
          <b>
            <bdi>{file.name}</bdi>
          </b>
          {words}
        </p>
        <div className={layoutStyles.row}>
          {status !== 'refused' && status !== 'signed-out' && (
            <button
              type="button"
              className={`${buttonStyles.outlined} ${buttonStyles.small}`}
              onClick={onRetry}
            >
              {t('posting-photos:retry')}
              <span className={textStyles.hidden}> {file.name}</span>
            </button>
          )}
          <button
            type="button"
            id={id}
            className={`${buttonStyles.quiet} ${buttonStyles.small}`}
            onClick={onCancel}
          >
            {t('posting-photos:discard')}
            <span className={textStyles.hidden}> {file.name}</span>
          </button>
        </div>
      </div>
    </li>
  );
}

/** The reason why an upload is stopped, as text. */
function useProblemWords({ status, problem }: Upload): string {
  const t = useWords();
  const wordsOf = useRefusalWords();
  if (status === 'offline') return t('posting-photos:offline');
  if (status === 'signed-out') return t('posting-photos:signedOut');
  if (!problem || !('code' in problem)) return t('posting-photos:lost');
  if (problem.code === 'payload_too_large') return tooLarge(t);
  const words = problem.errors?.file?.[0] ?? wordsOf(problem);
  return status === 'limited' && problem.retryAfter ? `${words} ${t('posting-photos:byItself')}` : words;
}
