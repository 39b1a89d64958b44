import { z } from 'zod';
import type { Infer } from './deep-readonly.ts';

/* Reports that browsers send on their own: violations of the content security policy, and script errors. */

export const browserReportKinds = ['error', 'policy'] as const;
export type BrowserReportKind = (typeof browserReportKinds)[number];

/** The endpoints of the reports, which are embedded in every page. */
export const browserReportPaths: Record<BrowserReportKind, string> = {
  error: '/reports/errors',
  policy: '/reports/policy',
};

/** The report of a script error. */
export const scriptErrorSchema = z.object({
  message: z.string().max(2_000),
  source: z.string().max(500).optional(),
  stack: z.string().max(8_000).optional(),
  page: z.string().max(2_000),
});
export type ScriptError = Infer<typeof scriptErrorSchema>;

/** Equal reports, grouped. */
export const browserReportSchema = z
  .object({
    id: z.number().int(),
    kind: z.enum(browserReportKinds),
    /** The message of the error, or the violated rule and what it blocked. */
    what: z.string(),
    /** The source file and position, if it belongs to the site. */
    source: z.string().nullable(),
    /** The first segment of the page's path. */
    page: z.string(),
    count: z.number().int(),
    firstAt: z.string(),
    lastAt: z.string(),
  })
  .meta({ id: 'BrowserReport' });
export type BrowserReport = Infer<typeof browserReportSchema>;
