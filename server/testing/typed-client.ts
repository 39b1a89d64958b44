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
export type TypedClient = <E extends EndpointDefinition>(
  endpoint: E,
  ...input: InputArguments<E, CallOptions>
) => Promise<TypedResponse<E>>;

/**
 * A typed test client of the contract.
 * @param ask sends the request
 * @param token of the caller
 */
export function typedClient(
  ask: (path: string, init?: RequestInit) => Promise<Response>,
  token: string | null = null,
): TypedClient {
  return (endpoint, ...[input = {}, { lang = 'en', cityId = 0, headers = {} } = {}]) => {
    const { body, ...address } = input as AddressInput & { body?: unknown };
    return ask(endpointAddress({ city: 'NY', lang, cityId }, endpoint, address), {
      method: (endpoint.method ?? 'get').toUpperCase(),
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
  };
}
