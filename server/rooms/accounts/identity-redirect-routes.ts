import { type Context, Hono } from 'hono';
import { AppError } from '../../../contract/errors.ts';
import {
  type IdentityFailure,
  identityPagePath,
  identityReturnPath,
  identityStartPath,
} from '../../../contract/identity-paths.ts';
import { limits } from '../../../contract/limits.ts';
import { defaultLang, isLang } from '../../../contract/locales.ts';
import type { ApiEnvironment } from '../../http/api-environment.ts';
import { bodyBound } from '../../http/body.ts';
import type { AddressTake } from '../../http/rate-limit.ts';
import { TooManyRequests } from '../../http/too-many-requests.ts';
import { browserOf, nameBrowser } from './identity-cookie-routes.ts';
import type { IdentityRequests } from './identity-requests.ts';
import { visits } from './visit-routes.ts';

interface Options {
  requests: IdentityRequests;
  publicUrl: string;
  /** Limits the sign-ins that one network begins. */
  take: AddressTake;
  now: () => Date;
}

/** The parameters of a provider's response; all others are dropped. */
const responseNames = ['code', 'state', 'iss', 'error'] as const;

/** The name that Apple sends with someone's first sign-in: `{"name":{"firstName":…,"lastName":…}}`. */
function sentName(user: unknown): string {
  if (typeof user !== 'string') return '';
  try {
    const { name } = JSON.parse(user) as { name?: { firstName?: unknown; lastName?: unknown } };
    return [name?.firstName, name?.lastName].filter((part) => typeof part === 'string').join(' ');
  } catch {
    return '';
  }
}

/** A page of this site: what it is told is in the query, so that no response chooses the target. */
function pageWith(values: Record<string, string | null | undefined>): string {
  const given = Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const query = new URLSearchParams(given).toString();
  return query ? `${identityPagePath}?${query}` : identityPagePath;
}

/**
 * The redirects to identity providers and back: `GET /api/sign-in/google?next=/Profile`, and the redirect URI below
 * it. Responses are not stored by anyone.
 */
export function identityRedirectRoutes({ requests, publicUrl, take, now }: Options) {
  const { isSecure } = visits({ needs: { publicUrl }, now, countNetworks: false });
  const redirect = (context: Context<ApiEnvironment>, target: string) => {
    context.header('cache-control', 'no-store');
    return context.redirect(target, 303);
  };
  const failed = (context: Context<ApiEnvironment>, failure: IdentityFailure, next: string | null = null) =>
    redirect(context, pageWith({ failed: failure, next }));

  return new Hono<ApiEnvironment>()
    .get(identityStartPath(':provider'), async (context) => {
      const { next = '', lang = '' } = context.req.query();
      const nextPath = next.length <= limits.identities.next ? next || null : null;
      try {
        await take(context);
        const { url, browser } = await requests.begin(context.req.param('provider'), {
          ...{ userId: null, nextPath, now: now() },
          lang: isLang(lang) ? lang : defaultLang,
        });
        nameBrowser(context, browser, isSecure(context));
        return redirect(context, url.href);
      } catch (error) {
        if (error instanceof TooManyRequests) return failed(context, 'too-many', nextPath);
        if (error instanceof AppError && error.code === 'unavailable')
          return failed(context, 'unavailable', nextPath);
        throw error;
      }
    })
    .get(identityReturnPath(':provider'), async (context) => {
      const provider = context.req.param('provider');
      const response = new URL(`${publicUrl}${identityReturnPath(provider)}`);
      response.search = new URL(context.req.url).search;
      const { failure, links, nextPath } = await requests.receive(provider, response, {
        browser: browserOf(context),
        now: now(),
      });
      const purpose = links ? { link: provider } : failure ? {} : { with: provider };
      return redirect(context, pageWith({ failed: failure, ...purpose, next: nextPath }));
    })
    .post(identityReturnPath(':provider'), bodyBound(limits.identities.formBytes), async (context) => {
      // A form from another site does not send the cookie; the redirect that follows does.
      const fields = await context.req.parseBody();
      const { state, user } = fields;
      if (typeof state === 'string') await requests.noteName(state, sentName(user));
      const query = new URLSearchParams();
      for (const name of responseNames) {
        const value = fields[name];
        if (typeof value === 'string') query.set(name, value);
      }
      return redirect(context, `${identityReturnPath(context.req.param('provider'))}?${query}`);
    });
}
