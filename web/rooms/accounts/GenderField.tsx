import { useWords } from '../../i18n/words.ts';
import * as authStyles from './auth.module.css';

const genders = ['male', 'female'] as const;

/** Asked, and answered only by who likes to. */
export function GenderField() {
  const t = useWords();
  return (
    <fieldset className={`fld ${authStyles.radios}`}>
      <legend>
        {t('account:gender')} <span className="op">{t('forms:optional')}</span>
      </legend>
      <div className="row">
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
