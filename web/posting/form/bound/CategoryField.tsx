import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type Category, listCategories } from '../../../../contract/categories.ts';
import { useWords } from '../../../i18n/words.ts';
import { useRead } from '../../../state/use-read.ts';
import * as fieldStyles from '../../../ui/shared/field.module.css';
import * as textStyles from '../../../ui/shared/text.module.css';
import * as fieldSectionStyles from '../FieldSection.module.css';
import { useBound, useFieldError, useFormTools } from '../plan-context.tsx';
import { Select } from './SelectField.tsx';

interface Props {
  /** The field of the main category's id. */
  main: string;
  /** The field of the sub-category's id; without it only main categories are offered. */
  sub?: string;
  /** The field that records whether the main category has sub-categories, of which one is then required. */
  hasSub?: string;
  /** The type of categories: as in the contract's `listings?type=`. */
  type: 'services' | 'shops' | 'products' | 'rents' | 'jobs' | 'events' | 'business';
  hint?: string;
}

/** The categories of a type, as loaded for this form. */
export function useCategories(type: Props['type']) {
  return useRead(listCategories, { query: { type } });
}

const optionsOf = (categories: readonly Category[]) =>
  categories.map(({ id, name }) => ({ value: String(id), label: name }));

/** A main category, and a sub-category if there are any. The values are ids. */
export function CategoryField({ main, sub, hasSub, type, hint }: Props) {
  const t = useWords();
  const { plan } = useFormTools();
  const form = useFormContext();
  const { status, data, again } = useCategories(type);
  const all = data ?? [];
  const field = useBound<number | null>({ name: main });
  const subValue = useWatch({ name: sub ?? main }) as number | null;
  const subError = useFieldError(sub ?? main);
  const below = all.filter(({ parentId }) => parentId !== null && parentId === field.value);
  const mustChoose = below.length > 0;
  const isKnown = data !== null;
  useEffect(() => {
    if (hasSub && isKnown) form.setValue(hasSub, mustChoose);
  }, [form, hasSub, isKnown, mustChoose]);
  const subLabel = sub ? plan.labels[sub] : undefined;
  return (
    <>
      <div className={fieldSectionStyles.columns}>
        <Select
          name={main}
          label={field.label}
          hint={hint}
          error={field.error}
          value={all.length > 0 ? String(field.value ?? '') : ''}
          options={optionsOf(all.filter(({ parentId }) => parentId === null))}
          none={status === 'loading' ? t('posting-form:loading') : undefined}
          onChange={(id) => {
            field.onChange(id === '' ? null : Number(id));
            if (sub) form.setValue(sub, null, { shouldDirty: true });
          }}
        />
        {sub && mustChoose && (
          <Select
            name={sub}
            label={subLabel ? t(subLabel) : sub}
            error={subError}
            value={String(subValue ?? '')}
            options={optionsOf(below)}
            onChange={(id) => form.setValue(sub, id === '' ? null : Number(id), { shouldDirty: true })}
          />
        )}
      </div>
      {status === 'failed' && (
        <p className={fieldStyles.error} role="alert">
          {t('posting-form:listFailed')}{' '}
          <button type="button" className={textStyles.link} onClick={again}>
            {t('errors:tryAgain')}
          </button>
        </p>
      )}
    </>
  );
}
