import type { MiddlewareHandler } from 'hono';
import { browserReportPaths } from '../../contract/browser-reports.ts';
import type { ApiEnvironment } from './api-environment.ts';
import { earlyScriptSource } from './early-script.ts';
import type { IsHttps } from './proxies/client.ts';
import type { Sources } from './third-party-origins.ts';

export interface PolicyFacts {
  mapTilesUrl: string | undefined;
  /** In development Vite's client needs a socket and inline styles. */
  developing: boolean;
  /** Additional sources of configured third-party services. */
  thirdParties?: readonly Sources[];
}

/** The name of the endpoint for violation reports. */
const reportGroup = 'policy';

/** The content security policy of pages: sources of this site, and of configured services only. */
export function contentSecurityPolicy(
  { mapTilesUrl, developing, thirdParties = [] }: PolicyFacts,
  isHttps: boolean,
): string {
  const tiles = mapTilesUrl ? new URL(mapTilesUrl.replace('{s}', 'a').replace(/[{}]/g, '')).origin : '';
  const directives: Record<string, string> = {
    'default-src': "'self'",
    'script-src': developing ? "'self' 'unsafe-inline'" : `'self' ${earlyScriptSource}`,
    'style-src': developing ? "'self' 'unsafe-inline'" : "'self'",
    // Attributes only: sizes and positions that a page computes. No style element, no script.
    'style-src-attr': "'unsafe-inline'",
    'img-src': `'self' data: ${tiles}`.trim(),
    'font-src': "'self'",
    // The welcome video after it is started, and the preview of embeddable lists.
    'frame-src': "'self' https://www.youtube-nocookie.com",
    // Maps load tile images by script.
    'connect-src': `${developing ? "'self' ws:" : "'self'"} ${tiles}`.trim(),
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'report-uri': browserReportPaths.policy,
    // The newer directive, which takes precedence, works over https only.
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
 * Whether a response is a subresource and never a document: policies apply to documents and workers, and half a
 * kilobyte with each of thirty files exceeds the text of the page.
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
 * The security headers of every page.
 * @param isHttps whether it is served over https, which enables HSTS
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

/** Sends the same headers with every response, except a policy if the response has a stricter one. */
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
