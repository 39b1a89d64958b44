import { limits } from '../../../../contract/limits.ts';
import { useWords } from '../../../i18n/words.ts';
import * as fieldsStyles from '../../../posting/fields/fields.module.css';
import { SwitchRow } from '../../../posting/fields/SwitchRow.tsx';
import { NumberField } from '../../../posting/form/bound/NumberField.tsx';
import { TextField } from '../../../posting/form/bound/TextField.tsx';
import * as fieldSectionStyles from '../../../posting/form/FieldSection.module.css';
import { useBound } from '../../../posting/form/plan-context.tsx';
import { ReviewRow } from '../../../posting/form/review-rows.tsx';
import * as fieldStyles from '../../../ui/shared/field.module.css';
import type { TypedHalal } from './business-values.ts';

const name = 'halal';
const nothing: TypedHalal = { certifier: '', since: null };

/** Whether products are halal, who certifies it, and since when. */
export function HalalField() {
  const t = useWords();
  const { value, onChange, label } = useBound<TypedHalal | null>({ name });
  return (
    <>
      <div className={fieldStyles.field}>
        <SwitchRow
          id={name}
          label={t('posting-business:halalYes')}
          isOn={value !== null}
          describedBy={`${name}-hint`}
          onChange={(isOn) => onChange(isOn ? nothing : null)}
        />
        <p className={fieldsStyles.hint} id={`${name}-hint`}>
          {label}: {t('posting-business:halalHint')}
        </p>
      </div>
      {value !== null && (
        <div className={fieldSectionStyles.columns}>
          <TextField
            name={`${name}.certifier`}
            max={limits.certifier}
            optional
            hint={t('posting-business:certifierHint')}
          />
          <NumberField name={`${name}.since`} optional />
        </div>
      )}
    </>
  );
}

export function HalalReview() {
  const t = useWords();
  const as = ({ certifier, since }: TypedHalal) => (
    <bdi>
      {[certifier || t('posting-business:ownersWord'), since].filter(Boolean).join(t('posting-fields:comma'))}
    </bdi>
  );
  return <ReviewRow<TypedHalal> name={name} as={as} />;
}
