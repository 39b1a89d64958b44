import type { Context } from 'hono';
import type { ApiEnvironment } from '../../http/api-environment.ts';
import { networkOf } from '../../http/rate-limit.ts';
import type { AccountNeeds, Visit } from './account-needs.ts';
import { deviceOf } from './device-routes.ts';

interface VisitOptions {
  needs: Pick<AccountNeeds, 'publicUrl'>;
  now: () => Date;
  /** Whether attempts are counted by network. */
  countNetworks: boolean;
}

/** Reads the origin and time of sign-ins from requests. */
export function visits({ needs, now, countNetworks }: VisitOptions) {
  return {
    visit: (context: Context<ApiEnvironment>): Visit => ({
      lang: context.get('lang'),
      userAgent: context.req.header('user-agent') ?? null,
      network: countNetworks ? networkOf(context) : undefined,
      device: deviceOf(context),
      now: now(),
    }),
    /** If the settings or a proxy declare HTTPS, the cookie is sent over HTTPS only. */
    isSecure: (context: Context<ApiEnvironment>): boolean =>
      needs.publicUrl.startsWith('https:') || context.get('client').scheme === 'https',
  };
}
