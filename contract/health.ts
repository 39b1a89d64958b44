import { z } from 'zod';
import { browserReportSchema } from './browser-reports.ts';
import type { Infer } from './deep-readonly.ts';
import { endpoint } from './endpoint.ts';
import { envelope } from './envelope.ts';

/* The state of the site, for its operator. */

export const findingSchema = z
  .object({
    name: z.string(),
    label: z.string(),
    level: z.enum(['ok', 'warn', 'fail']),
    text: z.string(),
  })
  .meta({ id: 'Finding' });
export type Finding = Infer<typeof findingSchema>;

export const healthFiguresSchema = z
  .object({
    /** Jobs that are due, and the age of the oldest of them in seconds. */
    jobsDue: z.number().int(),
    oldestSeconds: z.number().int(),
    /** Emails waiting to be sent or retried. */
    mailsWaiting: z.number().int(),
    /** Null if the site makes no backups, or has none. */
    lastBackup: z.string().nullable(),
    /** Listings in the in-memory index; null if PostgreSQL is searched. */
    indexed: z.number().int().nullable(),
    /** Distinct reports of browsers in the last day. */
    errors: z.number().int(),
    violations: z.number().int(),
  })
  .meta({ id: 'HealthFigures' });
export type HealthFigures = Infer<typeof healthFiguresSchema>;

export const siteBackupsSchema = z
  .object({
    /** `off`: the site makes none. `none`: there is none yet. `late`: the newest is older than it should be. */
    state: z.enum(['fresh', 'late', 'none', 'off', 'unreadable']),
    /** The folder or bucket. */
    location: z.string().nullable(),
    newest: z.array(
      z.object({
        name: z.string(),
        at: z.string(),
        /** What became of restoring it on trial; null where nobody tried. */
        trial: z.enum(['restored', 'denied', 'no-room']).nullable(),
      }),
    ),
  })
  .meta({ id: 'SiteBackups' });
export type SiteBackups = Infer<typeof siteBackupsSchema>;

export const maintenanceSchema = z
  .object({ /** Since when it is on; null while it is off. */ since: z.string().nullable() })
  .meta({ id: 'Maintenance' });

export const healthSchema = z
  .object({
    at: z.string(),
    maintenance: maintenanceSchema,
    findings: z.array(findingSchema),
    figures: healthFiguresSchema,
    backups: siteBackupsSchema,
    /** Reports of browsers, newest first. */
    reports: z.array(browserReportSchema),
  })
  .meta({ id: 'Health' });
export type Health = Infer<typeof healthSchema>;

export const readHealth = endpoint({
  path: '/admin/health',
  access: 'health',
  summary: 'What the checks of the installation find, the newest numbers, and what browsers reported',
  answer: envelope(healthSchema),
  returns: 'How the site is',
});

export const setMaintenance = endpoint({
  method: 'put',
  path: '/admin/health/maintenance',
  access: 'health',
  summary: 'Turns maintenance mode on or off: readers go on, whoever writes is told to come back',
  body: z.object({ on: z.boolean() }),
  answer: envelope(maintenanceSchema),
  returns: 'Whether it is on',
});
