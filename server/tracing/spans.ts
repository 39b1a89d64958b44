/*
 * Spans of the server's work. Without OTEL_EXPORTER_OTLP_ENDPOINT there is no tracer, nothing is loaded, and work
 * runs as if there were no spans. Names and attributes are sets in the code, never input of visitors.
 */

export type Attributes = Record<string, string | number | boolean>;

/** A span in progress. */
export interface Span {
  rename(name: string): void;
  set(attributes: Attributes): void;
  fail(): void;
}

/** Work that comes from outside begins a trace, or continues that of `parent`; all other work is part of it. */
export type SpanOptions = { name: string; attributes?: Attributes } & (
  | { kind: 'server' | 'consumer'; parent: string | undefined }
  | { kind: 'internal' | 'client' }
);

/** Records spans. */
export interface Tracer {
  /** Runs work in a span, which is the parent of those within. */
  run<T>(options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T>;
  /** Records a span that ends now. */
  record(options: SpanOptions & { seconds: number; hasFailed: boolean }): void;
  /** The current span as a `traceparent` header (W3C Trace Context); undefined outside of spans. */
  context(): string | undefined;
}

const none: Span = { rename: () => undefined, set: () => undefined, fail: () => undefined };

let tracer: Tracer | undefined;

/** Records all spans from now on. @returns stops that */
export function setTracer(next: Tracer): () => void {
  tracer = next;
  return () => {
    tracer = undefined;
  };
}

/** Runs work in a span, if there is a tracer. Spans of parts of the work are only recorded within others. */
export const inSpan = <T>(options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T> =>
  tracer ? tracer.run(options, work) : work(none);

/** Records a span that ends now, if there is a tracer. The options are only computed for it. */
export const recordSpan = (options: () => Parameters<Tracer['record']>[0]): void => tracer?.record(options());

/** The current span, for a job that continues its trace in another process; undefined for none. */
export const currentTrace = (): string | undefined => tracer?.context();
