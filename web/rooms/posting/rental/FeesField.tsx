import { useId } from 'react';
import { limits } from '../../../../contract/limits.ts';
import { feeTerms } from '../../../../contract/rentals.ts';
import { useWords } from '../../../i18n/words.ts';
import * as checkStyles from '../../../posting/fields/check.module.css';
import { describedBy } from '../../../posting/fields/field-props.ts';
import * as fieldsStyles from '../../../posting/fields/fields.module.css';
import { BoundGroup } from '../../../posting/form/bound/BoundGroup.tsx';
import { MoneyField } from '../../../posting/form/bound/NumberField.tsx';
import { SelectField } from '../../../posting/form/bound/SelectField.tsx';
import { TextField } from '../../../posting/form/bound/TextField.tsx';
import { useBound } from '../../../posting/form/plan-context.tsx';
import { useReviewed } from '../../../posting/form/review-rows.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Price } from '../../../ui/Price.tsx';
import * as buttonStyles from '../../../ui/shared/button.module.css';
import * as textStyles from '../../../ui/shared/text.module.css';
import { useOptions } from '../use-options.ts';
import * as styles from './FeesField.module.css';
import type { TypedFee } from './rental-values.ts';
import { feeTermWords } from './rental-words.ts';

const name = 'fees';
const blank: TypedFee = { name: '', amountCents: null, term: 'once' };

/** All costs of a tenant besides the rent: a list, or that there are none. */
export function FeesField() {
  const t = useWords();
  const terms = useOptions(feeTermWords);
  const { onChange, label, error } = useBound<TypedFee[] | null>({ name });
  // The field itself is not notified of input in its rows.
  const value = useReviewed<TypedFee[] | null>(name);
  const lawId = useId();
  const fees = value ?? [];
  const isNone = value !== null && value.length === 0;
  return (
    <BoundGroup name={name} label={label} hint={t('posting-rental:feesHint')} optional={false} error={error}>
      {fees.length === 0 && (
        <label className={checkStyles.check}>
          <input
            type="checkbox"
            id={name}
            name={name}
            checked={isNone}
            aria-describedby={describedBy(error && `${name}-error`, lawId)}
            onChange={(event) => onChange(event.target.checked ? [] : null)}
          />
          <span>{t('posting-rental:noFees')}</span>
        </label>
      )}
      {fees.map((fee, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fee is its place in the list, as its fields' names have it
        <div key={`${index} ${fees.length}`} className={styles.fee}>
          <TextField
            name={`${name}.${index}.name`}
            label={t('posting-rental:feeName', { number: index + 1 })}
            max={limits.feeName}
          />
          <MoneyField name={`${name}.${index}.amountCents`} label={t('posting-rental:feeAmount')} />
          <SelectField name={`${name}.${index}.term`} label={t('posting-rental:feeTerm')} options={terms} />
          <button
            type="button"
            className={buttonStyles.icon}
            aria-label={t('posting-rental:removeFee', { name: fee.name || String(index + 1) })}
            onClick={() => onChange(fees.length === 1 ? null : fees.toSpliced(index, 1))}
          >
            <Icon name="close" size="s" />
          </button>
        </div>
      ))}
      {!isNone && fees.length < limits.fees && (
        <button
          type="button"
          className={`${buttonStyles.soft} ${buttonStyles.small} ${fieldsStyles.start}`}
          onClick={() => onChange([...fees, { ...blank, term: feeTerms[0] }])}
        >
          <Icon name="plus" size="s" />
          {t('posting-rental:addFee')}
        </button>
      )}
      <p className={`${textStyles.small} ${textStyles.muted}`} id={lawId}>
        {t('posting-rental:feesLaw')}
      </p>
    </BoundGroup>
  );
}

export function FeesReview() {
  const t = useWords();
  const fees = useReviewed<TypedFee[] | null>(name);
  if (!fees) return null;
  return (
    <div>
      <dt>{t('posting-rental:fees')}</dt>
      <dd>
        {fees.length === 0 && t('posting-rental:noFees')}
        <ul>
          {fees.map((fee) => (
            <li key={`${fee.name} ${fee.term}`}>
              <bdi>{fee.name}</bdi> {typeof fee.amountCents === 'number' && <Price cents={fee.amountCents} />}{' '}
              <span className={textStyles.muted}>{t(feeTermWords[fee.term])}</span>
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
}
