import { useState } from 'react';
import type { Lang } from '../../../../contract/locales.ts';
import { useWords } from '../../../i18n/words.ts';
import { describedBy } from '../../../posting/fields/field-props.ts';
import { BoundField } from '../../../posting/form/bound/BoundField.tsx';
import { type BoundProps, useBound } from '../../../posting/form/plan-context.tsx';
import * as reviewStyles from '../../../posting/form/review.module.css';
import { ReviewRow } from '../../../posting/form/review-rows.tsx';
import { useSite } from '../../../site.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import * as fieldStyles from '../../../ui/shared/field.module.css';
import * as textStyles from '../../../ui/shared/text.module.css';
import { firstLang, type Held, otherLang, wordings } from './either.ts';

interface Props extends BoundProps {
  max: number;
  /** The number of lines; one by default. */
  rows?: number;
  autoComplete?: string;
}

/** A text in one language, and optionally in the other. */
export function EitherField({ max, rows, autoComplete = 'off', ...bound }: Props) {
  const t = useWords();
  const { lang: page } = useSite();
  const { name, hint } = bound;
  const { value, onChange, label, error } = useBound<Held>(bound);
  const [first] = useState<Lang>(() => firstLang(value, page));
  const second = otherLang(first);
  const either = wordings(value);
  const [isOpen, setOpen] = useState(Boolean(either[second]?.trim()));

  const control = (lang: Lang, id: string, isFirst: boolean) => {
    const props = {
      id,
      name: id,
      dir: 'auto',
      autoComplete,
      maxLength: max,
      value: either[lang] ?? '',
      'aria-invalid': isFirst && error ? true : undefined,
      'aria-describedby': isFirst ? describedBy(error && `${name}-error`, hint && `${name}-hint`) : undefined,
      onChange: ({ target }: { target: { value: string } }) => onChange({ ...either, [lang]: target.value }),
    } as const;
    const className = [fieldStyles.box, rows && fieldStyles.area, isFirst && error && fieldStyles.invalid]
      .filter(Boolean)
      .join(' ');
    return (
      <div className={className}>{rows ? <textarea {...props} rows={rows} /> : <input {...props} />}</div>
    );
  };
  const inLang = (lang: Lang) => t(`posting-business:in_${lang}`, { label });

  return (
    <>
      <BoundField
        name={name}
        label={isOpen ? inLang(first) : label}
        hint={hint}
        optional={false}
        error={error}
        aside={
          !isOpen && (
            <button
              type="button"
              className={`${textStyles.link} ${textStyles.small}`}
              onClick={() => setOpen(true)}
            >
              <Icon name="plus" size="s" />
              {t(`posting-business:addIn_${second}`)}
              <span className={textStyles.hidden}>: {label}</span>
            </button>
          )
        }
      >
        {control(first, name, true)}
      </BoundField>
      {isOpen && (
        <BoundField name={`${name}.${second}`} label={inLang(second)} optional error={undefined}>
          {control(second, `${name}.${second}`, false)}
        </BoundField>
      )}
    </>
  );
}

/** A text in each of its languages, for the review. */
export function EitherReview({ name }: { name: string }) {
  const as = (held: Held) =>
    Object.entries(wordings(held)).map(
      ([lang, text]) =>
        text && (
          <span key={lang} className={reviewStyles.lines} dir="auto" lang={lang}>
            {text}
          </span>
        ),
    );
  return <ReviewRow<Held> name={name} as={as} />;
}
