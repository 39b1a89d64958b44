import { Suspense, useSyncExternalStore } from 'react';
import { useWords } from '../../i18n/words.ts';
import { MemberPage, MemberWait } from '../../member/MemberPage.tsx';
import { useSite } from '../../site.tsx';
import { useToken } from '../../state/account.ts';
import { Later } from '../../ui/Later.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import * as narrowPageStyles from '../../ui/narrow-page.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import { NewLink } from './NewLink.tsx';

/** For members, and for users of an emailed link. */
const AlertRows = lazyPart(() => import('./AlertRows.tsx'));
/** Only users of an emailed link need it. */
const Confirm = lazyPart(() => import('./Confirm.tsx'));

function listen(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/** `/alerts`: the token of an emailed link is in the fragment, which is not sent to servers on navigation. */
export default function AlertsPage() {
  const t = useWords();
  const { lang } = useSite();
  const isMember = useToken() !== null;
  const hash = useSyncExternalStore(
    listen,
    () => location.hash,
    () => '',
  );
  const [, act, token] = /^#(confirm|manage)=([\w-]{43})$/.exec(hash) ?? [];
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
  return (
    <div className={`${layoutStyles.wrap} ${narrowPageStyles.page}`} data-own-edge="">
      {token && act === 'confirm' && (
        <Suspense>
          <Confirm key={token} token={token} />
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
      {!token && <NewLink />}
    </div>
  );
}
