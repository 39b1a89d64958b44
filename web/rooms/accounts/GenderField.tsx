import { useWords } from '../../i18n/words.ts';
import { OptionalMark } from '../../ui/OptionalMark.tsx';
import * as fieldStyles from '../../ui/shared/field.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as authStyles from './auth.module.css';

const genders = ['male', 'female'] as const;

/** An optional field. */
export function GenderField() {
  const t = useWords();
  return (
    <fieldset className={`${fieldStyles.field} ${authStyles.radios}`}>
      <legend>
        {t('account:gender')} <OptionalMark />
      </legend>
      <div className={layoutStyles.row}>
        {(['', ...genders] as const).map((gender) => (
          <label key={gender}>
            <input type="radio" name="gender" value={gender} defaultChecked={gender === ''} />
            {t(gender ? `account:${gender}` : 'account:genderNone')}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
