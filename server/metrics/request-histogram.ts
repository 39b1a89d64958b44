import type { Metric, MetricValueWithName, Registry } from 'prom-client';

interface Series {
  labels: Record<string, string | number>;
  /** For each bucket separately, the last one unbounded. */
  counts: number[];
  sum: number;
}

interface Answered {
  method: string;
  route: string;
  status: number;
  ms: number;
}

const name = 'http_request_duration_seconds';
const help = 'Requests by the template of their path, until the response begins.';
const bounds = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * The histogram of requests. A cached page takes about 40 µs in all, of which the library's own histogram, which
 * concatenates the labels each time, would take one; this one takes a tenth of that, and passes the sums to the
 * library.
 */
export function registerRequests(registry: Registry): (answered: Answered) => void {
  const byRoute = new Map<string, Map<number, Series>>();
  const all: Series[] = [];

  function addSeries(method: string, route: string, code: number): Series {
    const series = { labels: { method, route, code }, counts: [...bounds, 0].fill(0), sum: 0 };
    const key = `${method} ${route}`;
    byRoute.set(key, (byRoute.get(key) ?? new Map<number, Series>()).set(code, series));
    all.push(series);
    return series;
  }

  function* valuesOf({ labels, counts, sum }: Series): Generator<MetricValueWithName<string>> {
    let total = 0;
    for (const [place, count] of counts.entries()) {
      total += count;
      const le = bounds[place] ?? '+Inf';
      yield { metricName: `${name}_bucket`, labels: { ...labels, le }, value: total };
    }
    yield { metricName: `${name}_sum`, labels, value: sum };
    yield { metricName: `${name}_count`, labels, value: total };
  }

  const metric = {
    name,
    async get() {
      const values = all.flatMap((series) => [...valuesOf(series)]);
      return { name, help, type: 'histogram', aggregator: 'sum', values };
    },
  };
  // The library uses only `name` and `get` of a metric, but its types require one of its own classes.
  registry.registerMetric(metric as unknown as Metric);

  return ({ method, route, status, ms }) => {
    const known = methods.has(method) ? method : 'OTHER';
    const series = byRoute.get(`${known} ${route}`)?.get(status) ?? addSeries(known, route, status);
    const seconds = ms / 1000;
    let place = 0;
    while (place < bounds.length && seconds > (bounds[place] as number)) place++;
    series.counts[place] = (series.counts[place] as number) + 1;
    series.sum += seconds;
  };
}
