import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A span as a collector receives it. */
export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  /** Undefined or empty for the first span of a trace. */
  parentSpanId?: string;
  name: string;
  attributes: Record<string, string | number>;
  /** 2 if the work failed. */
  status: number;
}

interface Otlp {
  resourceSpans: {
    scopeSpans: {
      spans: (Omit<ReceivedSpan, 'attributes' | 'status'> & {
        attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
        status: { code: number };
      })[];
    }[];
  }[];
}

/** A collector of OpenTelemetry that accepts traces by OTLP over HTTP, in JSON. */
export async function startTraceCollector() {
  const bodies: Otlp[] = [];
  const headers: (string | undefined)[] = [];
  const server = createServer(async (request, response) => {
    headers.push(request.headers.authorization);
    if (request.url === '/v1/traces') bodies.push((await json(request)) as Otlp);
    response.writeHead(request.url === '/v1/traces' ? 200 : 404).end('{}');
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The `Authorization` header of each export. */
    headers,
    /** All that was received, as text. */
    text: () => JSON.stringify(bodies),
    spans: (): ReceivedSpan[] =>
      bodies
        .flatMap(({ resourceSpans }) => resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans)
        .map(({ attributes, status, ...span }) => ({
          ...span,
          status: status.code,
          attributes: Object.fromEntries(
            attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? '']),
          ),
        })),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
