import { limits } from '../../contract/limits.ts';
import { otherPurpose } from '../../contract/review-values.ts';
import { useWords } from '../i18n/words.ts';
import { useSite } from '../site.tsx';
import { FieldError } from '../ui/FieldError.tsx';
import { Icon } from '../ui/Icon.tsx';
import * as chipStyles from '../ui/shared/chip.module.css';
import * as textStyles from '../ui/shared/text.module.css';
import type { ReviewedPlace } from './reviewed-place.ts';

const { purposes: most } = limits.reviews;

interface Props {
  services: ReviewedPlace['allServices'];
  value: readonly string[];
  onChange: (purposes: readonly string[]) => void;
  error: string | undefined;
}

/** The services that a reviewer used: those of the business, or another one. */
export function CameForField({ services, value, onChange, error }: Props) {
  const t = useWords();
  const { lang } = useSite();
  const choose = (text: string, isOn: boolean) => {
    if (isOn) onChange(value.filter((one) => one !== text));
    else if (value.length < most) onChange([...value, text]);
  };
  return (
    <fieldset>
      <legend>
        {t('review-form:cameFor')}
        <span className={textStyles.small}>{t('review-form:upTo', { count: most })}</span>
      </legend>
      <div className={chipStyles.list}>
        {[...services, { text: otherPurpose, lang }].map((service) => {
          const isOn = value.includes(service.text);
          return (
            <button
              key={service.text}
              type="button"
              className={isOn ? chipStyles.chosen : chipStyles.chip}
              aria-pressed={isOn}
              aria-disabled={(!isOn && value.length >= most) || undefined}
              onClick={() => choose(service.text, isOn)}
            >
              {isOn && <Icon name="check" size="s" />}
              {service.text === otherPurpose ? (
                t('review-form:other')
              ) : (
                <span lang={service.lang} dir="auto">
                  {service.text}
                </span>
              )}
            </button>
          );
        })}
      </div>
      {error && <FieldError id="review-came-for-error">{error}</FieldError>}
    </fieldset>
  );
}
