import type { EndpointDefinition, QueryValue } from '../contract/endpoint.ts';
import { endpointAddress } from '../contract/endpoint-address.ts';

/** The URL of an endpoint of the measured site. */
export const addressBelow = (
  endpoint: Pick<EndpointDefinition, 'path'>,
  lang = 'en',
  query: Record<string, QueryValue> = {},
): string => endpointAddress({ city: 'NY', lang, cityId: 0 }, endpoint, { query });
