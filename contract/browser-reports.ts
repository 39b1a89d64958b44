import { z } from 'zod';

/* What browsers report of pages by themselves: broken rules of the content security policy, and errors of scripts. */

export const browserReportKinds = ['error', 'policy'] as const;
export type BrowserReportKind = (typeof browserReportKinds)[number];

/** Where browsers send them; these addresses are written into every page. */
export const browserReportPaths: Record<BrowserReportKind, string> = {
  error: '/reports/errors',
  policy: '/reports/policy',
};

/** What a page sends of an error of a script. */
export const scriptErrorSchema = z.object({
  message: z.string().max(2_000),
  source: z.string().max(500).optional(),
  stack: z.string().max(8_000).optional(),
  page: z.string().max(2_000),
});
export type ScriptError = z.infer<typeof scriptErrorSchema>;

/** Reports of the same thing, together. */
export const browserReportSchema = z
  .object({
    id: z.number().int(),
    kind: z.enum(browserReportKinds),
    /** The message of the error, or the rule and what it blocked. */
    what: z.string(),
    /** The file and place that it came from, where that is the site's own. */
    source: z.string().nullable(),
    /** The first part of the path of the page. */
    page: z.string(),
    count: z.number().int(),
    firstAt: z.string(),
    lastAt: z.string(),
  })
  .meta({ id: 'BrowserReport' });
export type BrowserReport = z.infer<typeof browserReportSchema>;
