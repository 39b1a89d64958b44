import { z } from 'zod';
import { given, urlOf } from './environment-values.ts';

/* The settings of traces, by the names of OpenTelemetry. */

/** `name=value` separated by commas; values may be percent-encoded. */
const headerList = given(
  z
    .string()
    .transform((value, context) => {
      const pairs = value.split(',').map((pair) => /^\s*([\w-]+)\s*=([\x20-\x7e]+)$/.exec(pair));
      try {
        if (pairs.every((pair) => pair !== null))
          return Object.fromEntries(
            pairs.map(([, name = '', encoded = '']) => [name, decodeURIComponent(encoded.trim())]),
          );
      } catch {
        // A value is not percent-encoded.
      }
      context.addIssue({
        code: 'custom',
        message: 'must be headers such as authorization=Bearer%20token, with commas between',
      });
      return z.NEVER;
    })
    .optional(),
);

const share = 'must be a number from 0 to 1';

export const tracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: urlOf(/^https?$/, 'http://localhost:4318'),
  OTEL_EXPORTER_OTLP_HEADERS: headerList,
  OTEL_SERVICE_NAME: given(
    z
      .string()
      .regex(/^[\w.-]{1,100}$/, 'must have 1 to 100 letters, digits, dots, dashes and underscores')
      .default('arab-new-york'),
  ),
  OTEL_TRACES_SAMPLER_ARG: given(z.coerce.number({ error: share }).min(0, share).max(1, share).default(1)),
};

type Variables = z.output<z.ZodObject<typeof tracingVariables>>;

/** The collector of traces; undefined for none. */
export const tracingOf = (v: Variables) =>
  v.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
    ? undefined
    : {
        endpoint: v.OTEL_EXPORTER_OTLP_ENDPOINT,
        headers: v.OTEL_EXPORTER_OTLP_HEADERS ?? {},
        share: v.OTEL_TRACES_SAMPLER_ARG,
        serviceName: v.OTEL_SERVICE_NAME,
      };
