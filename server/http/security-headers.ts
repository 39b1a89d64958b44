import type { MiddlewareHandler } from 'hono';
import type { Sources } from './outside-origins.ts';

export interface PolicyFacts {
  /** `https:` sites tell browsers to stay there. */
  publicUrl: string;
  mapTilesUrl: string | undefined;
  /** While developing, Vite's client needs a socket and inline styles. */
  developing: boolean;
  /** What configured services of others load, beside what is from this site. */
  outside?: readonly Sources[];
}

/** The content security policy of pages: everything from this site, else what is configured only. */
export function contentSecurityPolicy({ mapTilesUrl, developing, outside = [] }: PolicyFacts): string {
  const tiles = mapTilesUrl ? new URL(mapTilesUrl.replace('{s}', 'a').replace(/[{}]/g, '')).origin : '';
  const directives: Record<string, string> = {
    'default-src': "'self'",
    'script-src': developing ? "'self' 'unsafe-inline'" : "'self'",
    'style-src': developing ? "'self' 'unsafe-inline'" : "'self'",
    // Attributes only: sizes and places that a page computes. No style element, no script.
    'style-src-attr': "'unsafe-inline'",
    'img-src': `'self' data: ${tiles}`.trim(),
    'font-src': "'self'",
    // The welcome's film, once somebody wants to see it.
    'frame-src': 'https://www.youtube-nocookie.com',
    'connect-src': developing ? "'self' ws:" : "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  };
  for (const sources of outside) {
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
  const kept = headers.get('cache-control')?.includes('immutable') ?? false;
  return (
    kept && /^(text\/(javascript|css)|font\/|image\/(webp|avif|png))/.test(headers.get('content-type') ?? '')
  );
}

/** What every answer tells the browser not to do. An answer with a stricter policy of its own keeps it. */
export function securityHeaders(facts: PolicyFacts): MiddlewareHandler {
  const policy = contentSecurityPolicy(facts);
  const https = facts.publicUrl.startsWith('https:');
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    headers.set('x-content-type-options', 'nosniff');
    if (https) headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains');
    if (isPart(headers)) return;
    if (!headers.has('content-security-policy')) headers.set('content-security-policy', policy);
    headers.set('referrer-policy', 'strict-origin-when-cross-origin');
    headers.set('cross-origin-opener-policy', 'same-origin');
    headers.set('permissions-policy', 'camera=(), microphone=(), geolocation=(self), payment=()');
  };
}
