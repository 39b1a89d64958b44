import type { Context } from 'hono';
import type { ApiEnvironment } from '../../http/api-environment.ts';
import { networkOf } from '../../http/rate-limit.ts';
import type { AccountNeeds, Visit } from './account-needs.ts';
import { deviceOf } from './device-routes.ts';

interface VisitOptions {
  needs: Pick<AccountNeeds, 'publicUrl'>;
  now: () => Date;
  /** Whether tries are counted by network. */
  countNetworks: boolean;
}

/** Reads from requests where and when somebody signs in. */
export function visits({ needs, now, countNetworks }: VisitOptions) {
  return {
    visit: (context: Context<ApiEnvironment>): Visit => ({
      lang: context.get('lang'),
      userAgent: context.req.header('user-agent') ?? null,
      network: countNetworks ? networkOf(context) : undefined,
      device: deviceOf(context),
      now: now(),
    }),
    /** A cookie that either the settings or a proxy say is of https never leaves it. */
    isSecure: (context: Context<ApiEnvironment>): boolean =>
      needs.publicUrl.startsWith('https:') || context.get('client').scheme === 'https',
  };
}
