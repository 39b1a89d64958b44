import { useSyncExternalStore } from 'react';

export type Act = 'confirm' | 'leave' | 'stop' | 'reviews' | 'messages';

export interface MailLink {
  act: Act;
  token: string;
}

function listen(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/**
 * The token of an emailed link, in the fragment, which is not sent to servers on navigation: `#confirm=…`,
 * `#leave=…`, of alerts `#stop=…`, of reviews `#reviews=…`, of messages `#messages=…`.
 */
export function useMailLink(): MailLink | null {
  const hash = useSyncExternalStore(
    listen,
    () => location.hash,
    () => '',
  );
  const [, act, token] = /^#(confirm|leave|stop|reviews|messages)=([\w-]+)$/.exec(hash) ?? [];
  return act && token ? { act: act as Act, token } : null;
}
