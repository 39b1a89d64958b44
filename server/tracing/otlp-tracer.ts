import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type Context,
  isSpanContextValid,
  type Span as OtelSpan,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import type { Span, SpanOptions, Tracer } from './spans.ts';

export interface TracingSettings {
  /** The base URL of a collector, to which `/v1/traces` is appended. */
  endpoint: string;
  /** Headers of each export, such as a token. */
  headers: Record<string, string>;
  /** The share of traces that are recorded, from 0 to 1; those that a proxy began follow its decision. */
  share: number;
  serviceName: string;
}

/** Spans that wait for an export; more are dropped. */
const mostWaiting = 8_192;
/** How long the end of the process waits for the last export, in milliseconds. */
const patienceMs = 3_000;
/** Failed exports are logged once in this time, in milliseconds. */
const quietMs = 60_000;

const kinds: Record<SpanOptions['kind'], SpanKind> = {
  internal: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
};

const traceParent = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;

/** The context that a `traceparent` header names; a new one if it is invalid. */
function contextFrom(header = ''): Context {
  const [, traceId = '', spanId = '', flags = ''] = traceParent.exec(header) ?? [];
  const spanContext = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
  return isSpanContextValid(spanContext) ? trace.setSpanContext(ROOT_CONTEXT, spanContext) : ROOT_CONTEXT;
}

/** Logs failed exports. Their spans are lost. */
function loggingExporter(exporter: SpanExporter, log: Logger): SpanExporter {
  let loggedAt = Number.NEGATIVE_INFINITY;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const now = performance.now();
        if (result.error && now - loggedAt > quietMs) {
          loggedAt = now;
          log.warn({ reason: result.error.message }, 'the collector did not accept traces');
        }
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}

/** What work in a span can do with it. */
const spanOf = (span: OtelSpan): Span => ({
  rename: (next) => void span.updateName(next),
  set: (more) => void span.setAttributes(more),
  // Without messages of errors, which can contain what somebody wrote.
  fail: () => void span.setStatus({ code: SpanStatusCode.ERROR }),
});

/** Sends spans to a collector of OpenTelemetry by OTLP over HTTP, in batches and in the background. */
export function createOtlpTracer({ endpoint, headers, share, serviceName }: TracingSettings, log: Logger) {
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  const exporter = loggingExporter(new OTLPTraceExporter({ url, headers }), log);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, maxQueueSize: mostWaiting })],
  });
  const spans = provider.getTracer(serviceName);
  const current = new AsyncLocalStorage<OtelSpan>();

  /** The context of a new span; undefined if it is to be part of one that is not recorded, or has ended. */
  function contextOf(options: SpanOptions): Context | undefined {
    if ('parent' in options) return contextFrom(options.parent);
    const span = current.getStore();
    return span?.isRecording() ? trace.setSpan(ROOT_CONTEXT, span) : undefined;
  }
  function start(options: SpanOptions, startTime?: number): OtelSpan | undefined {
    const context = contextOf(options);
    const { name, kind, attributes = {} } = options;
    return (
      context &&
      spans.startSpan(
        name,
        { kind: kinds[kind], attributes, ...(startTime !== undefined && { startTime }) },
        context,
      )
    );
  }

  const tracer: Tracer = {
    async run(options, work) {
      const span = start(options);
      if (!span) return work({ rename: () => undefined, set: () => undefined, fail: () => undefined });
      const own = spanOf(span);
      try {
        return await current.run(span, () => work(own));
      } catch (error) {
        own.fail();
        throw error;
      } finally {
        span.end();
      }
    },
    record({ seconds, hasFailed, ...options }) {
      const now = Date.now();
      const span = start(options, now - seconds * 1000);
      if (!span) return;
      if (hasFailed) spanOf(span).fail();
      span.end(now);
    },
    context() {
      const span = current.getStore()?.spanContext();
      return span && `00-${span.traceId}-${span.spanId}-${span.traceFlags.toString(16).padStart(2, '0')}`;
    },
  };
  return {
    tracer,
    /** Sends what waits, for at most some seconds. */
    async close() {
      const done = provider.shutdown().catch(() => undefined);
      await Promise.race([done, wait(patienceMs, undefined, { ref: false })]);
    },
  };
}
