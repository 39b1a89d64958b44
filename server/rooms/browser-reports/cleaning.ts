import { z } from 'zod';
import type { ScriptError } from '../../../contract/browser-reports.ts';

/*
 * The stored part of a report. Browsers may include anything on the page, and anyone may send a report, so only
 * what helps to find the bug is stored: no query string, no user input, no address of another site beyond its host.
 */

export interface CleanReport {
  what: string;
  source: string | null;
  page: string;
}

const longest = 300;
const extension = /^(chrome|moz|safari(-web)?|ms-browser)-extension:/;
/** The files of the build, the only ones that can be fixed here. */
const ownFile = /\/((?:assets\/[\w.-]{1,100}\.js|service-worker\.js)(?::\d{1,6}){0,2})/;
/** Chromium's message for scripts of other sites, without useful details. */
const nameless = /^Script error\.?$/;

/** The first segment of a path, which names the type of page and nothing about a visitor. */
function pageOf(address: string): string {
  const path = address.replace(/^\w+:\/\/[^/]*/, '').replace(/[?#].*$/s, '');
  const [, first = ''] = path.split('/');
  return /^[A-Za-z][\w-]{0,40}$/.test(first) ? `/${first}` : '/';
}

/** An error message without parts that may quote the page: texts in quotation marks, addresses, numbers. */
function messageOf(message: string): string {
  return message
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/"[^"]*"|'[^']*'|`[^`]*`|“[^”]*”|«[^»]*»/g, '…')
    .replace(/\b\w+:\/\/\S+/g, '…')
    .replace(/\S+@\S+/g, '…')
    .replace(/\d{3,}/g, '0')
    .trim()
    .slice(0, longest);
}

/** A script error of this site; undefined for those of extensions and other sites. */
export function cleanError({ message, source = '', stack = '', page }: ScriptError): CleanReport | undefined {
  const what = messageOf(message);
  if (what === '' || nameless.test(what)) return undefined;
  const place = ownFile.exec(stack)?.[1] ?? ownFile.exec(source)?.[1];
  // Extensions run in the page as well; an error without a file may be the site's.
  if (place === undefined && (extension.test(source) || /-extension:\/\//.test(stack))) return undefined;
  return { what, source: place ?? null, page: pageOf(page) };
}

/** The format of the older `report-uri`. */
const olderSchema = z.object({
  'csp-report': z.object({
    'document-uri': z.string(),
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().optional(),
    'blocked-uri': z.string().optional(),
    'source-file': z.string().optional(),
  }),
});
/** The format of endpoints in `Reporting-Endpoints`: several reports of several types at once. */
const newerSchema = z.array(
  z.object({
    type: z.string(),
    body: z
      .object({
        documentURL: z.string().optional(),
        effectiveDirective: z.string().optional(),
        blockedURL: z.string().optional(),
        sourceFile: z.string().nullish(),
      })
      .optional(),
  }),
);
const mostAtOnce = 20;

/** The keyword (`inline`, `eval`, `data`) or origin that was blocked. */
function blockedOf(blocked: string): string {
  if (/^[a-z-]{1,20}$/.test(blocked)) return blocked;
  const [, origin] = /^(\w+:\/\/[\w.:[\]-]{1,100})/.exec(blocked) ?? [];
  return origin ?? /^([a-z]{1,20}):/.exec(blocked)?.[1] ?? 'something';
}

function violation(page: string, rule: string, blocked: string, source: string): CleanReport | undefined {
  if (extension.test(blocked) || extension.test(source)) return undefined;
  const [directive = ''] = rule.split(' ');
  if (!/^[a-z]+(-[a-z]+){1,3}$/.test(directive)) return undefined;
  return {
    what: `${directive}: ${blockedOf(blocked)}`,
    source: ownFile.exec(source)?.[1] ?? null,
    page: pageOf(page),
  };
}

/** The violations in a report of either format; undefined for anything else. */
export function cleanViolations(sent: unknown): CleanReport[] | undefined {
  const older = olderSchema.safeParse(sent);
  if (older.success) {
    const report = older.data['csp-report'];
    const rule = report['effective-directive'] ?? report['violated-directive'] ?? '';
    const one = violation(
      report['document-uri'],
      rule,
      report['blocked-uri'] ?? '',
      report['source-file'] ?? '',
    );
    return one ? [one] : [];
  }
  const newer = newerSchema.safeParse(sent);
  if (!newer.success) return undefined;
  return newer.data.slice(0, mostAtOnce).flatMap(({ type, body }) => {
    if (type !== 'csp-violation' || !body) return [];
    const { documentURL = '', effectiveDirective = '', blockedURL = '', sourceFile } = body;
    return violation(documentURL, effectiveDirective, blockedURL, sourceFile ?? '') ?? [];
  });
}
