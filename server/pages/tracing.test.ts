import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { sendResetCode } from '../../contract/accounts.ts';
import { endpointAddress } from '../../contract/endpoint-address.ts';
import { readEnvironment } from '../environment.ts';
import { capturedLog } from '../testing/captured-log.ts';
import { type Node, node } from '../testing/nodes.ts';
import { addSample } from '../testing/sample-pages.ts';
import { type TestSite, testSite } from '../testing/test-site.ts';
import { startTraceCollector } from '../testing/trace-collector.ts';
import { startTracing } from '../tracing/start-tracing.ts';

let site: TestSite;
let one: Node;
let beforeRender: () => Promise<void> = async () => undefined;
beforeAll(async () => {
  site = await testSite();
  await addSample(site);
  one = await node(site, () => import('../../web/entry.server.tsx'), {
    settings: { TRUSTED_PROXIES: 'loopback' },
    beforeRender: () => beforeRender(),
  });
});
afterAll(async () => {
  await one.close();
  await site.close();
});

const ny = { city: 'NY', lang: 'en', cityId: 0 } as const;
const [proxy, stranger] = ['127.0.0.1', '203.0.113.77'];
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`;

/** Records traces until `end` is called, which returns what the collector received. */
async function record(settings: Record<string, string> = {}) {
  const collector = await startTraceCollector();
  onTestFinished(collector.close);
  const log = capturedLog();
  const environment = readEnvironment({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...settings });
  const end = await startTracing(environment, log.log);
  onTestFinished(end);
  return {
    log,
    async end() {
      await end();
      return { spans: collector.spans(), text: collector.text(), headers: collector.headers };
    },
  };
}

it('a page is a span with its rendering and its statements, in the trace of a trusted proxy', async () => {
  const traces = await record({ OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20of-the-tests' });
  const { status, headers } = await one.ask(
    '/Category/shops',
    { traceparent, 'x-forwarded-for': stranger },
    'GET',
    proxy,
  );
  expect(status).toBe(200);
  const { spans, headers: sent } = await traces.end();
  expect(new Set(sent)).toEqual(new Set(['Bearer of-the-tests']));
  const request = spans.find(({ name }) => name.startsWith('GET '));
  expect(request).toMatchObject({
    traceId,
    parentSpanId: '00f067aa0ba902b7',
    attributes: {
      'http.request.method': 'GET',
      'http.response.status_code': 200,
      'app.request.id': headers.get('x-request-id'),
    },
  });
  const rendering = spans.find(({ name }) => name.startsWith('render '));
  expect(rendering).toMatchObject({ traceId, parentSpanId: request?.spanId });
  expect(rendering?.name).toBe(`render ${request?.attributes['http.route']}`);
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === rendering?.spanId);
  expect(statements.map(({ name }) => name)).toContain('select');
  expect(new Set(spans.map((span) => span.traceId))).toEqual(new Set([traceId]));
});

it('a cached page is a span of its own', async () => {
  const address = '/about';
  expect((await one.ask(address)).status).toBe(200);
  const traces = await record();
  expect((await one.ask(address, { traceparent }, 'GET', proxy)).status).toBe(200);
  const { spans } = await traces.end();
  expect(spans.map((span) => [span.name, span.traceId])).toEqual([['GET /about', traceId]]);
});

it('a trace that a visitor sent is not continued', async () => {
  const traces = await record();
  for (const address of ['/about', '/no-such-page']) await one.ask(address, { traceparent }, 'GET', stranger);
  const { spans } = await traces.end();
  const requests = spans.filter(({ name }) => name.startsWith('GET '));
  expect(requests).toHaveLength(2);
  for (const span of requests) {
    expect(span.traceId).not.toBe(traceId);
    expect(span.parentSpanId ?? '').toBe('');
  }
});

it('a job continues the trace of its request, and nothing of persons is sent', async () => {
  const { email } = await site.member({ name: 'Salma Unmistakable' });
  const traces = await record();
  const { status } = await one.fetch(
    new Request(`https://city.example${endpointAddress(ny, sendResetCode)}?secret=in-the-query`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', traceparent, 'user-agent': 'Unmistakable Browser' },
      body: JSON.stringify({ email }),
    }),
    { incoming: { socket: { remoteAddress: proxy } } },
  );
  expect(status).toBe(200);
  await site.nextMail();
  // The span of the job ends after its email has been handed over.
  await site.otherMails();
  const { spans, text } = await traces.end();
  const request = spans.find(({ name }) => name.startsWith('POST '));
  expect(request?.name).toContain(sendResetCode.path);
  const job = spans.find(({ name, traceId: of }) => name === 'job mail' && of === traceId);
  expect(job?.parentSpanId).toBe(request?.spanId);
  for (const secret of [email, stranger, 'nmistakable', 'in-the-query']) expect(text).not.toContain(secret);
});

it('a share of traces is recorded, and those that a trusted proxy recorded', async () => {
  const traces = await record({ OTEL_TRACES_SAMPLER_ARG: '0' });
  await one.ask('/about');
  await one.ask('/about', { traceparent }, 'GET', proxy);
  await one.ask('/about', { traceparent: traceparent.replace(/01$/, '00') }, 'GET', proxy);
  const { spans } = await traces.end();
  expect(spans.map((span) => [span.name, span.traceId])).toEqual([['GET /about', traceId]]);
});

it('a failed request is a failed span, without the message of its error', async () => {
  const traces = await record();
  beforeRender = () => Promise.reject(new Error('an unmistakable message'));
  onTestFinished(() => {
    beforeRender = async () => undefined;
  });
  expect((await one.ask('/contact')).status).toBe(500);
  const { spans, text } = await traces.end();
  expect(spans.filter(({ status }) => status === 2).map(({ name }) => name)).toEqual([
    'render',
    expect.stringMatching(/^GET /),
  ]);
  expect(text).not.toContain('unmistakable');
});

it('a collector that is away harms no request, and is logged', async () => {
  const traces = await record({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' });
  for (let request = 0; request < 3; request++) expect((await one.ask('/about')).status).toBe(200);
  await traces.end();
  expect(JSON.parse(await traces.log.line('the collector did not accept traces'))).toMatchObject({
    level: 40,
  });
});

it('without the setting no module of OpenTelemetry is loaded', async () => {
  const moduleAt = (path: string) => JSON.stringify(fileURLToPath(new URL(path, import.meta.url)));
  const script = `
    import { registerHooks } from 'node:module';
    const found = new Set();
    registerHooks({ load: (url, context, next) => {
      const name = /node_modules\\/(@opentelemetry\\/[\\w-]+)/.exec(url)?.[1];
      if (name) found.add(name);
      return next(url, context);
    } });
    const { readEnvironment } = await import(${moduleAt('../environment.ts')});
    await import(${moduleAt('../serve-site.ts')});
    const { startTracing } = await import(${moduleAt('../tracing/start-tracing.ts')});
    await startTracing(readEnvironment({}), {});
    const before = [...found];
    await startTracing(readEnvironment({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' }), {});
    console.log(JSON.stringify({ before, after: [...found] }));
    process.exit(0);`;
  const run = ['--input-type=module', '--eval', script];
  const { stdout } = await promisify(execFile)(process.execPath, run, { env: { PATH: process.env.PATH } });
  const { before, after } = JSON.parse(stdout) as Record<'before' | 'after', string[]>;
  // The interface without an implementation, which the library of the metrics imports.
  expect(before).toEqual(['@opentelemetry/api']);
  expect(after).toContain('@opentelemetry/sdk-trace');
});
