import { useSyncExternalStore } from 'react';
import { useWords } from '../../i18n/words.ts';
import { MemberPage } from '../../member/MemberPage.tsx';
import { useToken } from '../../state/account.ts';
import * as narrowPageStyles from '../../ui/narrow-page.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import { AlertRows } from './AlertRows.tsx';
import { Confirm } from './Confirm.tsx';
import { NewLink } from './NewLink.tsx';

function listen(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/** `/alerts`: what the link of an email carries stands in the fragment, which no server ever sees. */
export default function AlertsPage() {
  const t = useWords();
  const isMember = useToken() !== null;
  const hash = useSyncExternalStore(
    listen,
    () => location.hash,
    () => '',
  );
  const [, act, token] = /^#(confirm|manage)=([\w-]{43})$/.exec(hash) ?? [];
  if (!token && isMember) {
    return (
      <MemberPage current="/alerts" title={t('alerts:title')}>
        <AlertRows />
      </MemberPage>
    );
  }
  return (
    <div className={`${layoutStyles.wrap} ${narrowPageStyles.page}`} data-own-edge="">
      {token && act === 'confirm' && <Confirm key={token} token={token} />}
      {token && act === 'manage' && (
        <>
          <h1>{t('alerts:title')}</h1>
          <AlertRows key={token} token={token} />
        </>
      )}
      {!token && <NewLink />}
    </div>
  );
}
