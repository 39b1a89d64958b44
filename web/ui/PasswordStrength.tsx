import { passwordProblem } from '../../contract/passwords.ts';
import { useWords } from '../i18n/words.ts';
import * as styles from './PasswordStrength.module.css';
import { strengthOf, strengths } from './password-strength.ts';
import { useIsCommon } from './use-common-passwords.ts';

/** The rule, and an estimate of the strength. Never positive for a password that the server rejects. */
export function PasswordStrength({ id, password }: { id: string; password: string }) {
  const t = useWords();
  const isCommon = useIsCommon(password);
  const problem = passwordProblem(password);
  const isJudged = !problem && isCommon === false;
  const strength = strengthOf(password);
  const words = () => {
    if (isJudged || (password && problem === 'short'))
      return t('forms:strength', { word: t(`forms:${strength}`) });
    if (problem === 'blank') return t('forms:passwordBlank');
    return t(isCommon ? 'forms:passwordCommon' : 'forms:passwordLength');
  };
  return (
    <div className={styles.strength} id={id}>
      <span
        className={styles.bars}
        data-level={isJudged ? strengths.indexOf(strength) : 0}
        aria-hidden="true"
      >
        {strengths.slice(1).map((name) => (
          <i key={name} />
        ))}
      </span>
      <small>{words()}</small>
    </div>
  );
}
