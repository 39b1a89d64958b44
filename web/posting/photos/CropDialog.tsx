import { type CSSProperties, useEffect, useId, useRef, useState } from 'react';
import { cropPicture } from '../../../contract/uploads.ts';
import { useWords } from '../../i18n/words.ts';
import { useCall } from '../../state/sending.ts';
import { useRefusalWords } from '../../state/use-refusal-words.ts';
import { FieldError } from '../../ui/FieldError.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as styles from './CropDialog.module.css';
import { firstView, mostZoom, partOf, type View, withinPicture } from './crop-box.ts';
import { listenForCropping } from './crop-gestures.ts';
import { keepOriginal, originalOf } from './originals.ts';
import { PhotoSheet } from './PhotoSheet.tsx';
import type { PostPhoto } from './post-photo.ts';
import { keepThumbnail } from './thumbnails.ts';

interface Props {
  photo: PostPhoto;
  /** The aspect ratio of the crop. */
  aspect: number;
  onCropped: (cut: PostPhoto) => void;
  onClose: () => void;
}

/**
 * Selects the visible part of a photo with a pointer or sliders. The server crops, since it can process every
 * picture it has accepted.
 */
export function CropDialog({ photo, aspect, onCropped, onClose }: Props) {
  const t = useWords();
  const id = useId();
  const call = useCall();
  const wordsOf = useRefusalWords();
  const frame = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<View>(firstView);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [isWholeGone, setWholeGone] = useState(false);
  const whole = isWholeGone ? photo : originalOf(photo);
  const part = partOf(view, whole, aspect);
  const most = mostZoom(whole, aspect);

  const changeView = (change: (now: View) => View) =>
    setView((now) => withinPicture(change(now), whole, aspect));
  const handlers = useRef({ sizeOnScreen: () => ({ width: 1, height: 1 }), onView: changeView });
  useEffect(() => {
    handlers.current = {
      sizeOnScreen: () => ({
        width: (frame.current?.clientWidth ?? 1) / part.width,
        height: (frame.current?.clientHeight ?? 1) / part.height,
      }),
      onView: changeView,
    };
  });
  useEffect(
    () => (frame.current === null ? undefined : listenForCropping(frame.current, () => handlers.current)),
    [],
  );

  const cut = async (close: () => void) => {
    if (isBusy) return;
    setBusy(true);
    setError(null);
    const { data, refusal } = await call(cropPicture, { params: { id: whole.id }, body: part });
    setBusy(false);
    if (refusal?.status === 404 && whole.id !== photo.id) {
      // If the original has been deleted, the crop itself is cropped.
      setWholeGone(true);
      setView(firstView);
      return;
    }
    if (refusal) {
      setError(refusal.status === 404 ? t('posting-photos:gone') : wordsOf(refusal));
      return;
    }
    const { url, width, height, placeholder } = data;
    const made = { id: data.id, url, width, height, placeholder, alt: photo.alt };
    keepThumbnail(data);
    keepOriginal(made, whole);
    close();
    onCropped(made);
  };
  const slider = (key: keyof View, label: string, least: number, greatest: number, dir?: 'ltr') => (
    <label className={styles.slider} htmlFor={`${id}-${key}`}>
      <span>{label}</span>
      <input
        id={`${id}-${key}`}
        type="range"
        dir={dir}
        min={least}
        max={greatest}
        step={(greatest - least) / 100 || 1}
        value={view[key]}
        disabled={greatest - least < 0.001}
        onChange={({ currentTarget }) =>
          changeView((now) => ({ ...now, [key]: currentTarget.valueAsNumber }))
        }
      />
    </label>
  );

  return (
    <PhotoSheet
      title={t('posting-photos:cropTitle')}
      onClose={onClose}
      footer={(close) => (
        <div className={`${layoutStyles.row} ${layoutStyles.spread}`}>
          <button type="button" className={buttonStyles.quiet} onClick={close}>
            {t('posting-photos:keepWhole')}
          </button>
          <button
            type="button"
            className={buttonStyles.primary}
            aria-disabled={isBusy || undefined}
            onClick={() => void cut(close)}
          >
            {t(isBusy ? 'posting-photos:cropping' : 'posting-photos:cropDo')}
          </button>
        </div>
      )}
    >
      <p className={`${textStyles.small} ${textStyles.muted}`}>{t('posting-photos:cropHint')}</p>
      <div
        ref={frame}
        className={styles.cropper}
        data-crop-frame=""
        dir="ltr"
        style={{ '--aspect': aspect } as CSSProperties}
      >
        <img
          src={whole.url}
          alt={photo.alt}
          draggable={false}
          style={{
            inlineSize: `${100 / part.width}%`,
            translate: `${-part.x * 100}% ${-part.y * 100}%`,
          }}
        />
      </div>
      <div className={styles.sliders}>
        {slider('zoom', t('posting-photos:zoom'), 1, most)}
        {slider('x', t('posting-photos:sideways'), part.width / 2, 1 - part.width / 2, 'ltr')}
        {slider('y', t('posting-photos:upAndDown'), part.height / 2, 1 - part.height / 2)}
      </div>
      <div role="alert">{error && <FieldError id={`${id}-error`}>{error}</FieldError>}</div>
    </PhotoSheet>
  );
}
