import { type MouseEvent, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useWords } from '../i18n/words.ts';
import { useSite } from '../site.tsx';
import { useToken } from '../state/account.ts';
import { loginPath } from '../state/login-path.ts';
import * as layoutStyles from '../ui/shared/layout.module.css';
import * as textStyles from '../ui/shared/text.module.css';
import { useLateDialog } from '../ui/use-late-dialog.tsx';
import * as styles from './ClaimLink.module.css';

const mark = '#claim';

/** Invites the owner of an unclaimed business to claim it: by signing in first, which returns to the form. */
export function ClaimLink({ id }: { id: number }) {
  const t = useWords();
  const { lang } = useSite();
  const { pathname, hash } = useLocation();
  const isSignedIn = useToken() !== null;
  const [open, dialog] = useLateDialog(async () =>
    (await import('./claim-dialog.tsx')).claimDialog(lang, id),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for whoever comes back signed in
  useEffect(() => {
    if (isSignedIn && hash === mark) open();
  }, [isSignedIn, hash]);
  const onClick = (event: MouseEvent) => {
    if (!isSignedIn) return;
    event.preventDefault();
    open();
  };
  return (
    <p className={`${textStyles.small} ${layoutStyles.row} ${layoutStyles.spread} ${styles.claim}`}>
      <span className={textStyles.muted}>{t('business-facts:isItYours')}</span>
      <a className={textStyles.link} rel="nofollow" href={loginPath(pathname + mark)} onClick={onClick}>
        {t('business-facts:claimIt')}
      </a>
      {dialog}
    </p>
  );
}
