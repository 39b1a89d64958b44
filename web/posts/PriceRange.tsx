import { useEffect, useRef } from 'react';
import { useWords } from '../i18n/words.ts';
import * as rangeStyles from '../lists/range.module.css';
import type { ListAddress } from '../lists/use-list-address.ts';
import { useTypedSubmit } from '../lists/use-typed-submit.ts';
import { HiddenFields } from '../ui/HiddenFields.tsx';
import * as buttonStyles from '../ui/shared/button.module.css';

interface Props {
  id: string;
  title: string;
  /** Whole dollars. */
  min: string | null;
  max: string | null;
  list: ListAddress;
}

const ownFields = ['price_min', 'price_max', 'after'];

/** A price range in whole dollars, as a form that submits both limits to the list. */
export function PriceRange({ id, title, min, max, list }: Props) {
  const t = useWords();
  const { address } = list;
  const onSubmit = useTypedSubmit(list);
  const field = (name: 'price_min' | 'price_max', label: string, value: string | null) => (
    <AmountInput id={`${id}-${name}`} name={name} label={label} value={value} />
  );
  return (
    <form action={address.path} method="get" className={rangeStyles.range} onSubmit={onSubmit}>
      <HiddenFields search={address.search} except={ownFields} />
      <fieldset>
        <legend>{title}</legend>
        <div className={rangeStyles.fields}>
          {field('price_min', t('posts:from'), min)}
          {field('price_max', t('post-lists:to'), max)}
          <button type="submit" className={`${buttonStyles.outlined} ${buttonStyles.small}`}>
            {t('post-lists:use')}
          </button>
        </div>
      </fieldset>
    </form>
  );
}

interface AmountProps {
  id: string;
  name: string;
  label: string;
  value: string | null;
}

/** A whole number of dollars, in digits of any script. */
export function AmountInput({ id, name, label, value }: AmountProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.value = value ?? '';
  }, [value]);
  return (
    <div className={rangeStyles.amount}>
      <label htmlFor={id}>{label}</label>
      <span className={rangeStyles.box} dir="ltr">
        <span aria-hidden="true">$</span>
        <input
          id={id}
          ref={input}
          name={name}
          inputMode="numeric"
          autoComplete="off"
          maxLength={11}
          defaultValue={value ?? ''}
        />
      </span>
    </div>
  );
}
