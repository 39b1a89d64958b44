import type { MiddlewareHandler } from 'hono';
import { browserReportPaths } from '../../contract/browser-reports.ts';
import type { ApiEnvironment } from './api-environment.ts';
import { earlyScriptSource } from './early-script.ts';
import type { IsHttps } from './proxies/client.ts';
import type { Sources } from './third-party-origins.ts';

export interface PolicyFacts {
  mapTilesUrl: string | undefined;
  /** While developing, Vite's client needs a socket and inline styles. */
  developing: boolean;
  /** What configured services of others load, beside what is from this site. */
  thirdParties?: readonly Sources[];
}

/** The name of the endpoint that browsers send broken rules to. */
const reportGroup = 'policy';

/** The content security policy of pages: everything from this site, else what is configured only. */
export function contentSecurityPolicy(
  { mapTilesUrl, developing, thirdParties = [] }: PolicyFacts,
  isHttps: boolean,
): string {
  const tiles = mapTilesUrl ? new URL(mapTilesUrl.replace('{s}', 'a').replace(/[{}]/g, '')).origin : '';
  const directives: Record<string, string> = {
    'default-src': "'self'",
    'script-src': developing ? "'self' 'unsafe-inline'" : `'self' ${earlyScriptSource}`,
    'style-src': developing ? "'self' 'unsafe-inline'" : "'self'",
    // Attributes only: sizes and places that a page computes. No style element, no script.
    'style-src-attr': "'unsafe-inline'",
    'img-src': `'self' data: ${tiles}`.trim(),
    'font-src': "'self'",
    // The welcome's film once it is started, and the preview of a list that other sites may put into a frame.
    'frame-src': "'self' https://www.youtube-nocookie.com",
    // Maps load the pictures of tiles by script.
    'connect-src': `${developing ? "'self' ws:" : "'self'"} ${tiles}`.trim(),
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'report-uri': browserReportPaths.policy,
    // The newer way, before which the other is ignored, exists over https only.
    ...(isHttps && { 'report-to': reportGroup }),
  };
  for (const sources of thirdParties) {
    for (const [name, origins] of Object.entries(sources)) {
      directives[name] = [...new Set([...(directives[name]?.split(' ') ?? []), ...origins])].join(' ');
    }
  }
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

/**
 * Whether an answer is part of a page and never one itself: policies bind documents and workers, and half a
 * kilobyte with each of thirty files is more than the words of the page.
 */
function isPart(headers: Headers): boolean {
  const isImmutable = headers.get('cache-control')?.includes('immutable') ?? false;
  return (
    isImmutable &&
    /^(text\/(javascript|css)|font\/|image\/(webp|avif|png)|application\/(vnd\.mapbox-vector-tile|x-protobuf))/.test(
      headers.get('content-type') ?? '',
    )
  );
}

/**
 * What every page tells the browser not to do.
 * @param isHttps whether it is read over https, where browsers are told to stay
 */
export function pageSecurity(facts: PolicyFacts, isHttps: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
    'content-security-policy': contentSecurityPolicy(facts, isHttps),
    ...(isHttps && { 'reporting-endpoints': `${reportGroup}="${browserReportPaths.policy}"` }),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=()',
  };
}

const forParts = ['x-content-type-options', 'strict-transport-security'];

/** Sends the same headers with every response. One with a stricter policy of its own keeps it. */
export function securityHeaders(facts: PolicyFacts, isHttps: IsHttps): MiddlewareHandler<ApiEnvironment> {
  const headersOf = (isSecure: boolean) => {
    const all = Object.entries(pageSecurity(facts, isSecure));
    return { all, ofParts: all.filter(([name]) => forParts.includes(name)) };
  };
  const [overHttps, overHttp] = [headersOf(true), headersOf(false)];
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    const { all, ofParts } = isHttps(context.get('client')) ? overHttps : overHttp;
    for (const [name, value] of isPart(headers) ? ofParts : all) {
      if (name !== 'content-security-policy' || !headers.has(name)) headers.set(name, value);
    }
  };
}
