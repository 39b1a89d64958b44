import type { Logger } from 'pino';
import type { Environment } from '../environment.ts';
import { verbOf } from '../metrics/database-metrics.ts';
import { statementObserved } from '../metrics/observations.ts';
import { recordSpan, setTracer } from './spans.ts';

/** Longer statements are truncated, in characters. */
const longestStatement = 4_000;

/** A statement without values: parameters are numbered, and literals are replaced. */
const statementText = (text: string): string =>
  text.replace(/'(?:[^']|'')*'/g, '?').slice(0, longestStatement);

/**
 * Sends traces to the collector of the settings. Without one nothing happens, and no module of OpenTelemetry is
 * loaded.
 * @returns sends what waits, for at most some seconds, and ends
 */
export async function startTracing(
  { tracing }: Pick<Environment, 'tracing'>,
  log: Logger,
): Promise<() => Promise<void>> {
  if (!tracing) return async () => undefined;
  const { createOtlpTracer } = await import('./otlp-tracer.ts');
  const { tracer, close } = createOtlpTracer(tracing, log);
  const forget = setTracer(tracer);
  const unlisten = statementObserved.listen(({ pool, text, seconds, hasFailed }) =>
    recordSpan(() => ({
      name: verbOf(text),
      kind: 'client',
      attributes: {
        'db.system.name': 'postgresql',
        'db.query.text': statementText(text),
        'db.client.connection.pool.name': pool,
      },
      ...{ seconds, hasFailed },
    })),
  );
  return async () => {
    unlisten();
    forget();
    await close();
  };
}
