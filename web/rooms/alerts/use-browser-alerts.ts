import { useEffect, useState } from 'react';
import { listAlerts } from '../../../contract/alerts.ts';
import { useSite } from '../../site.tsx';
import { useCall } from '../../state/sending.ts';

/** The push address of this browser if it has alerts without an account; null until that is known. */
export function useBrowserAlerts(isGuest: boolean): string | null {
  const call = useCall();
  const site = useSite();
  const [endpoint, setEndpoint] = useState<string | null>(null);
  useEffect(() => {
    if (!isGuest) return;
    const find = async () => {
      const { revokeUnused, subscription, supportsNewsPush } = await import('../../third-party/news-push.ts');
      const made = supportsNewsPush() ? await subscription() : null;
      if (!made) return;
      const { data } = await call(listAlerts, { body: { endpoint: made.endpoint } });
      if (data && data.alerts.length > 0) setEndpoint(made.endpoint);
      // The page may have been left before the last removal was final.
      else if (data) await revokeUnused(site);
    };
    void find().catch(() => undefined);
  }, [call, isGuest, site]);
  return isGuest ? endpoint : null;
}
