import type { AnswerOf, EndpointDefinition, InputArguments } from '../../contract/endpoint.ts';
import { type AddressInput, endpointAddress } from '../../contract/endpoint-address.ts';
import type { Problem } from '../../contract/errors.ts';

/** A response whose JSON is that of the endpoint, or the problem if it is rejected. */
export interface TypedResponse<E extends EndpointDefinition> extends Response {
  json(): Promise<AnswerOf<E> & Partial<Problem>>;
}

interface CallOptions {
  lang?: string;
  cityId?: number;
  headers?: Record<string, string>;
}

/** Calls an endpoint of the contract. Never throws, whatever the status. */
type TypedClient = <E extends EndpointDefinition>(
  endpoint: E,
  ...input: InputArguments<E, CallOptions>
) => Promise<TypedResponse<E>>;

/** Any input of an endpoint. */
interface UncheckedInput {
  params?: Record<string, string | number | undefined>;
  /** A text is sent as it is. */
  query?: string | AddressInput['query'];
  body?: unknown;
}

/** The same with an input that the contract need not allow, such as an incomplete body. */
type UncheckedClient = <E extends EndpointDefinition>(
  endpoint: E,
  input?: UncheckedInput,
  options?: CallOptions,
) => Promise<TypedResponse<E>>;

/** The clients of one caller. */
export interface Clients {
  call: TypedClient;
  callUnchecked: UncheckedClient;
}

/** The URL of an endpoint, in English and for the whole city by default. */
export function addressOf(
  endpoint: Pick<EndpointDefinition, 'path'>,
  { params: given = {}, query }: Omit<UncheckedInput, 'body'> = {},
  { lang = 'en', cityId = 0 }: Omit<CallOptions, 'headers'> = {},
): string {
  const site = { city: 'NY', lang, cityId };
  const params = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]));
  if (typeof query !== 'string') return endpointAddress(site, endpoint, { params, query });
  const address = endpointAddress(site, endpoint, { params });
  return query ? `${address}?${query}` : address;
}

/** Bodies that are sent as they are, with the content type of their class. */
const isEncoded = (body: unknown): body is FormData | URLSearchParams =>
  body instanceof FormData || body instanceof URLSearchParams;

/**
 * Test clients of the contract. Bodies are sent as JSON, except those of HTML forms.
 * @param ask sends the request
 * @param token of the caller
 */
export function clientsOf(
  ask: (path: string, init?: RequestInit) => Promise<Response>,
  token: string | null = null,
): Clients {
  const call: UncheckedClient = (endpoint, { body, ...address } = {}, { headers = {}, ...site } = {}) =>
    ask(addressOf(endpoint, address, site), {
      method: (endpoint.method ?? 'get').toUpperCase(),
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && !isEncoded(body) && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? null : isEncoded(body) ? body : JSON.stringify(body),
    });
  return { call: call as TypedClient, callUnchecked: call };
}

/** The client that checks the types of its input. */
export const typedClient = (...from: Parameters<typeof clientsOf>): TypedClient => clientsOf(...from).call;
