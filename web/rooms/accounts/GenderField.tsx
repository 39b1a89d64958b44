import { useWords } from '../../i18n/words.ts';

const genders = ['male', 'female'] as const;

/** Asked, and answered only by who likes to. */
export function GenderField() {
  const t = useWords();
  return (
    <fieldset className="fld radios">
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
