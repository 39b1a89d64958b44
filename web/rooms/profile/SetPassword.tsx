import { useWords } from '../../i18n/words.ts';
import * as buttonStyles from '../../ui/shared/button.module.css';

/** For accounts without a password: sets the first one with a code by email. */
export function SetPassword() {
  const t = useWords();
  return (
    <>
      <p>{t('member:noPassword')}</p>
      <div>
        <a className={buttonStyles.primary} href="/Forget-Password">
          {t('member:setPassword')}
        </a>
      </div>
    </>
  );
}
