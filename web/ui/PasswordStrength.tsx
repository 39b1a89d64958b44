import { useWords } from '../i18n/words.ts';
import { strengthOf, strengths } from './password-strength.ts';

/** The rule, and a hint how hard a password is to guess; the rule alone is binding. */
export function PasswordStrength({ id, password }: { id: string; password: string }) {
  const t = useWords();
  const strength = strengthOf(password);
  const level = password ? strengths.indexOf(strength) : 0;
  return (
    <div className="strength" id={id}>
      <span className="bars" data-level={level} aria-hidden="true">
        {strengths.slice(1).map((name) => (
          <i key={name} />
        ))}
      </span>
      <small>
        {password ? t('forms:strength', { word: t(`forms:${strength}`) }) : t('forms:passwordLength')}
      </small>
    </div>
  );
}
