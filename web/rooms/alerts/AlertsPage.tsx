import { Suspense, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useScriptlessAlerts } from '../../alerts/scriptless.ts';
import { useWords } from '../../i18n/words.ts';
import { MemberPage, MemberWait } from '../../member/MemberPage.tsx';
import { useSite } from '../../site.tsx';
import { useToken } from '../../state/account.ts';
import { Later } from '../../ui/Later.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import * as narrowPageStyles from '../../ui/narrow-page.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
// For the forms, whose own code no browser loads.
import '../../ui/shared/select.module.css';
import * as visibilityStyles from '../../ui/shared/visibility.module.css';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { linkInFragment, linkInQuery, subjectInQuery } from './alert-link.ts';
import { NewLink } from './NewLink.tsx';
import { useBrowserAlerts } from './use-browser-alerts.ts';

/** For members, for users of an emailed link, and for browsers with alerts. */
const AlertRows = lazyPart(() => import('./AlertRows.tsx'));
/** Only users of an emailed link need it. */
const Confirm = lazyPart(() => import('./Confirm.tsx'));

function listen(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/** `/alerts`: by an emailed link, in an account, or in a browser with alerts; by a link without scripts, too. */
export default function AlertsPage() {
  const t = useWords();
  const { lang } = useSite();
  const isMember = useToken() !== null;
  const hash = useSyncExternalStore(
    listen,
    () => location.hash,
    () => '',
  );
  const { search } = useLocation();
  const queried = linkInQuery(search);
  const hydrated = useHydrated();
  const Scriptless = useScriptlessAlerts();
  const { act, token } = queried ?? linkInFragment(hash) ?? {};
  const endpoint = useBrowserAlerts(!token && !isMember);
  const ofSaved = (by: { token?: string }) => (
    <Later load={async () => (await import('./SavedEmails.tsx')).savedEmails(lang, by)} />
  );
  if (!token && isMember) {
    return (
      <MemberPage current="/alerts" title={t('alerts:title')}>
        <Suspense fallback={<MemberWait />}>
          <AlertRows />
        </Suspense>
        {ofSaved({})}
      </MemberPage>
    );
  }
  if (!hydrated && (queried || subjectInQuery(search))) {
    return (
      <div className={`${layoutStyles.wrap} ${narrowPageStyles.page}`} data-own-edge="">
        <div className={visibilityStyles.withScripts}>
          <MemberWait />
        </div>
        <noscript>{Scriptless && <Scriptless.Forms />}</noscript>
      </div>
    );
  }
  return (
    <div className={`${layoutStyles.wrap} ${narrowPageStyles.page}`} data-own-edge="">
      {token && (act === 'confirm' || act === 'address') && (
        <Suspense>
          <Confirm key={token} token={token} act={act} />
        </Suspense>
      )}
      {token && act === 'manage' && (
        <>
          <h1>{t('alerts:title')}</h1>
          <Suspense fallback={<MemberWait />}>
            <AlertRows key={token} token={token} />
          </Suspense>
          {ofSaved({ token })}
        </>
      )}
      {!token && !endpoint && <NewLink />}
      {!token && endpoint && (
        <>
          <h1>{t('alerts:title')}</h1>
          <Suspense fallback={<MemberWait />}>
            <AlertRows endpoint={endpoint} />
          </Suspense>
        </>
      )}
    </div>
  );
}
