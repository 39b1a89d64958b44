import { z } from 'zod';
import { browserReportSchema } from './browser-reports.ts';
import { endpoint } from './endpoint.ts';
import { envelope } from './envelope.ts';

/* How the site is, for its operator. */

export const findingSchema = z
  .object({
    name: z.string(),
    label: z.string(),
    level: z.enum(['ok', 'warn', 'fail']),
    text: z.string(),
  })
  .meta({ id: 'Finding' });
export type Finding = z.infer<typeof findingSchema>;

export const healthFiguresSchema = z
  .object({
    /** Jobs that could be worked on now, and for how many seconds the oldest of them. */
    jobsDue: z.number().int(),
    oldestSeconds: z.number().int(),
    /** Mails that wait to be sent, or to be tried again. */
    mailsWaiting: z.number().int(),
    /** Null where the site makes no backups, or has none. */
    lastBackup: z.string().nullable(),
    /** Listings in the index in memory; null where PostgreSQL answers searches. */
    indexed: z.number().int().nullable(),
    /** Different reports of browsers within the last day. */
    errors: z.number().int(),
    violations: z.number().int(),
  })
  .meta({ id: 'HealthFigures' });
export type HealthFigures = z.infer<typeof healthFiguresSchema>;

export const maintenanceSchema = z
  .object({ /** Since when it is on; null while it is off. */ since: z.string().nullable() })
  .meta({ id: 'Maintenance' });

export const healthSchema = z
  .object({
    at: z.string(),
    maintenance: maintenanceSchema,
    findings: z.array(findingSchema),
    figures: healthFiguresSchema,
    /** What browsers reported, the newest first. */
    reports: z.array(browserReportSchema),
  })
  .meta({ id: 'Health' });
export type Health = z.infer<typeof healthSchema>;

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
