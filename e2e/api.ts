import type { APIRequestContext } from '@playwright/test';
import type { AnswerOf, EndpointDefinition, InputOf } from '../contract/endpoint.ts';
import { type AddressInput, endpointAddress } from '../contract/endpoint-address.ts';
import { expect } from './fixtures.ts';

interface Caller {
  lang?: string;
  /** The caller's token; guests have none. */
  token?: string;
}

/** The URL of an endpoint on the site under test. */
export const addressOf = (endpoint: EndpointDefinition, input: AddressInput = {}, lang = 'en'): string =>
  endpointAddress({ city: 'NY', lang, cityId: 0 }, endpoint, input);

/**
 * Calls an endpoint directly, without a page, and returns the response after validating it against the contract.
 */
export async function callApi<E extends EndpointDefinition>(
  request: APIRequestContext,
  endpoint: E,
  input: InputOf<E>,
  { lang = 'en', token }: Caller = {},
): Promise<AnswerOf<E>> {
  const { body, ...address } = input as AddressInput & { body?: unknown };
  const isFile =
    endpoint.bodyTypes?.includes('multipart/form-data') && !endpoint.bodyTypes.includes('application/json');
  const response = await request.fetch(addressOf(endpoint, address, lang), {
    method: (endpoint.method ?? 'get').toUpperCase(),
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(body !== undefined && (isFile ? { multipart: body as Multipart } : { data: body })),
  });
  expect(response.status(), await response.text()).toBe(endpoint.status ?? 200);
  return (await response.json()) as AnswerOf<E>;
}

type Multipart = NonNullable<Parameters<APIRequestContext['fetch']>[1]>['multipart'] & object;
