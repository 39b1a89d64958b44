import type { FormEvent, KeyboardEvent } from 'react';
import { starValues } from '../../contract/review-values.ts';
import { useWords } from '../i18n/words.ts';
import { useSite } from '../site.tsx';
import { FieldError } from '../ui/FieldError.tsx';
import { Icon } from '../ui/Icon.tsx';
import * as textStyles from '../ui/shared/text.module.css';
import * as styles from './StarsField.module.css';

interface Props {
  label: string;
  value: number | null;
  onChange: (stars: number) => void;
  onInput: (event: FormEvent<HTMLInputElement>) => void;
  error: string | undefined;
}

const values = [...starValues].reverse();
const errorId = 'review-stars-error';

/** One to five stars by a press, by the keys 1 to 5, or by arrows: the one that points to where lines end raises. */
export function StarsField({ label, value, onChange, onInput, error }: Props) {
  const t = useWords();
  const { dir } = useSite();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const [raise, lower] = dir === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    const now = value ?? 0;
    const wanted = /^[1-5]$/.test(event.key)
      ? Number(event.key)
      : event.key === raise || event.key === 'ArrowUp'
        ? Math.min(5, now + 1)
        : event.key === lower || event.key === 'ArrowDown'
          ? Math.max(1, now - 1)
          : null;
    if (wanted === null) return;
    event.preventDefault();
    const inputs = event.currentTarget.querySelectorAll('input');
    inputs[wanted - 1]?.focus();
    // A synthetic click has the same effects as one by the user.
    inputs[wanted - 1]?.click();
  };
  return (
    <fieldset className={styles.field} aria-describedby={error ? errorId : undefined} onKeyDown={onKeyDown}>
      <legend>{label}</legend>
      <div className={styles.stars}>
        {values.map((stars) => (
          <label key={stars} data-on={value !== null && stars <= value ? '' : undefined}>
            <input
              type="radio"
              name="stars"
              className={textStyles.hidden}
              value={stars}
              checked={value === stars}
              aria-label={`${t('reviews:stars', { count: stars })}, ${t(`review-form:word.${stars as 1}`)}`}
              onChange={(event) => {
                onChange(stars);
                onInput(event);
              }}
            />
            <Icon name="star" />
          </label>
        ))}
        {value !== null && <b aria-hidden="true">{t(`review-form:word.${value as 1}`)}</b>}
      </div>
      <p className={`${textStyles.small} ${textStyles.muted}`}>{t('review-form:keys')}</p>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
