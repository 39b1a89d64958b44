import { Counter, Gauge, type Registry } from 'prom-client';
import { overloadObserved } from './observations.ts';

/** The measured part of the admission. */
export interface MeasuredAdmission {
  inFlight(): number;
  limit(): number;
}

/** Registers metrics of requests in flight and rejections. Of several workers the smallest limit is reported. */
export function registerAdmission(registry: Registry, admission: MeasuredAdmission): void {
  const registers = [registry];
  const refusals = new Counter({
    name: 'overload_refusals_total',
    help: 'Requests refused with 503 because more was in flight than can be answered in time, by priority.',
    labelNames: ['priority'],
    registers,
  });
  for (const priority of ['guest', 'member']) refusals.inc({ priority }, 0);
  overloadObserved.listen(({ priority }) => refusals.inc({ priority }));
  new Gauge({
    name: 'requests_in_flight',
    help: 'Requests that are being worked on, without cached pages and files.',
    registers,
    collect() {
      this.set(admission.inFlight());
    },
  });
  new Gauge({
    name: 'requests_in_flight_limit',
    aggregator: 'min',
    help: 'How many requests may be in flight in a process before guests are refused.',
    registers,
    collect() {
      this.set(admission.limit());
    },
  });
}
