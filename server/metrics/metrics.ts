import { Counter, Histogram, Registry } from 'prom-client';
import { type MeasuredAdmission, registerAdmission } from './admission-metrics.ts';
import { type CountedCache, registerCache } from './cache-metrics.ts';
import { metricsReader } from './cluster-metrics.ts';
import { registerDatabase } from './database-metrics.ts';
import type { GaugeNeeds } from './gauges.ts';
import { registerGauges } from './gauges.ts';
import {
  browserReportObserved,
  jobObserved,
  lookupObserved,
  mailObserved,
  refusalObserved,
  renderObserved,
  uploadObserved,
} from './observations.ts';
import { registerProcess } from './process-metrics.ts';
import { registerRequests } from './request-histogram.ts';

export interface MetricsNeeds extends GaugeNeeds {
  admission?: MeasuredAdmission | undefined;
  cache: CountedCache | undefined;
}

/**
 * The metrics of this process, read when Prometheus scrapes. Label values come from sets in the code: path
 * templates, kinds of jobs, names of limits, never from visitors.
 */
export function createMetrics({ cache, admission, ...needs }: MetricsNeeds) {
  const registry = new Registry();
  const registers = [registry];
  registerProcess(registry);

  const renders = new Histogram({
    name: 'page_render_duration_seconds',
    help: 'Rendering of pages by the path of the site map, with all that they read.',
    labelNames: ['route'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  const renderErrors = new Counter({
    name: 'page_render_errors_total',
    help: 'Pages that could not be rendered.',
    registers,
  });
  renderObserved.listen(({ route, seconds, hasFailed }) => {
    if (hasFailed) renderErrors.inc();
    else renders.observe({ route }, seconds);
  });
  if (cache) registerCache(registry, cache);
  if (admission) registerAdmission(registry, admission);
  registerDatabase(registry, needs.db);

  const lookups = new Counter({
    name: 'search_lookups_total',
    help: 'Lists that were looked up in the index in memory, or in PostgreSQL in its place.',
    labelNames: ['engine'],
    registers,
  });
  lookupObserved.listen(({ isInMemory }) => lookups.inc({ engine: isInMemory ? 'memory' : 'postgres' }));

  const jobs = new Histogram({
    name: 'queue_job_duration_seconds',
    help: 'Tries of jobs, by kind and outcome.',
    labelNames: ['kind', 'outcome'],
    buckets: [0.01, 0.1, 1, 10, 60, 600],
    registers,
  });
  jobObserved.listen(({ kind, outcome, seconds }) => jobs.observe({ kind, outcome }, seconds));
  const mails = new Histogram({
    name: 'mail_delivery_duration_seconds',
    help: 'Mails handed to the mail server, by outcome: sent, refused for good, or failed and tried again.',
    labelNames: ['outcome'],
    buckets: [0.05, 0.25, 1, 5, 15, 60],
    registers,
  });
  for (const outcome of ['sent', 'refused', 'failed']) mails.zero({ outcome });
  mailObserved.listen(({ outcome, seconds }) => mails.observe({ outcome }, seconds));
  const uploads = new Counter({
    name: 'upload_pictures_total',
    help: 'Pictures that members sent, by outcome.',
    labelNames: ['outcome'],
    registers,
  });
  const uploadBytes = new Counter({
    name: 'upload_bytes_total',
    help: 'Bytes of the pictures that members sent.',
    registers,
  });
  uploadObserved.listen(({ outcome, bytes }) => {
    uploads.inc({ outcome });
    uploadBytes.inc(bytes);
  });
  const refusals = new Counter({
    name: 'rate_limit_refusals_total',
    help: 'Requests refused with 429, by the name of the limit.',
    labelNames: ['limit'],
    registers,
  });
  refusalObserved.listen(({ limit }) => refusals.inc({ limit }));
  const browserReports = new Counter({
    name: 'browser_reports_total',
    help: 'Errors of scripts and violations of the content security policy that browsers reported.',
    labelNames: ['kind'],
    registers,
  });
  for (const kind of ['error', 'policy']) browserReports.inc({ kind }, 0);
  browserReportObserved.listen(({ kind }) => browserReports.inc({ kind }));
  registerGauges(registry, needs);

  return {
    /** The metrics in the Prometheus text format, of all workers if there are several. */
    read: metricsReader(registry),
    /** Counts a network request. */
    onAnswered: registerRequests(registry),
  };
}
export type Metrics = ReturnType<typeof createMetrics>;
