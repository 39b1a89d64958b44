import type { AnswerOf, EndpointDefinition, InputArguments, QueryValue } from '../contract/endpoint.ts';
import { type AddressInput, endpointAddress } from '../contract/endpoint-address.ts';
import type { Problem } from '../contract/errors.ts';
import type { Lang } from '../contract/locales.ts';

/** The parts of a response that the client reads: from the network, or from the server's own application. */
export interface Answer extends Pick<Response, 'ok' | 'status' | 'json'> {
  headers: Pick<Headers, 'get'>;
}

/** The transport of a request: `fetch` in the browser, the server's own application during rendering. */
export type Carrier = (path: string, init?: RequestInit) => Promise<Answer>;

export type { QueryValue };

/** An error response, with its retry delay in seconds if there is one; or a network failure. */
export type Refusal = (Problem & { retryAfter?: number }) | { status: 0; message: string };

/** A call that was rejected or failed. */
export class ApiError extends Error {
  readonly problem: Refusal;
  constructor(problem: Refusal) {
    super(problem.message);
    this.name = 'ApiError';
    this.problem = problem;
  }
}

export interface CallOptions {
  headers?: Record<string, string>;
  /** Aborts the call. */
  signal?: AbortSignal;
  /** Completes the request even if the page is left at once. */
  outlive?: boolean;
}

/** The inputs of a call to any endpoint; `InputOf` selects those that an endpoint takes. */
export interface AnyInput extends AddressInput {
  body?: unknown;
}

/**
 * Calls an endpoint of the contract and returns the whole response.
 * @throws ApiError
 */
export type CallEndpoint = <E extends EndpointDefinition>(
  endpoint: E,
  ...input: InputArguments<E, CallOptions>
) => Promise<AnswerOf<E>>;

export interface Api extends CallEndpoint {
  lang: Lang;
  cityId: number;
}

export interface ApiOptions {
  city: string;
  lang: Lang;
  cityId: number;
  carry: Carrier;
  /** The bearer token, if a user is signed in. */
  token?: () => string | null;
  /** Called with a rejected token before the request is repeated without it. */
  onDeadToken?: (token: string) => void;
}

/** The error of a response, whatever its origin. */
export async function readRefusal(response: Answer): Promise<Refusal> {
  const problem = await response.json().catch(() => null);
  if (!problem?.message) return { status: 0, message: `The server answered ${response.status}.` };
  const retryAfter = Number(response.headers.get('retry-after'));
  return { ...(problem as Problem), ...(retryAfter > 0 && { retryAfter }) };
}

/**
 * The client of the contract. It sends the bearer token if there is one, and parses problem responses as errors. A
 * request rejected for an invalid token had no effect and is repeated once as a guest: public pages continue, pages
 * of members are rejected again.
 */
export function createApi(options: ApiOptions): Api {
  async function call<T>(address: string, init: RequestInit, token: string | null): Promise<T> {
    const headers: Record<string, string> = { accept: 'application/json', ...(init.headers as object) };
    if (typeof init.body === 'string') headers['content-type'] = 'application/json';
    if (token) headers.authorization = `Bearer ${token}`;
    const response = await options.carry(address, { ...init, headers });
    if (response.ok) return (await response.json()) as T;
    const refusal = await readRefusal(response);
    if (token && response.status === 401) {
      options.onDeadToken?.(token);
      return call(address, init, null);
    }
    throw new ApiError(refusal);
  }
  const callEndpoint: CallEndpoint = (endpoint, ...[input = {}, more = {}]) => {
    const { method = 'get' } = endpoint;
    const { body } = input as AnyInput;
    const { headers = {}, signal = null, outlive = false } = more;
    const isFile = body instanceof FormData || body instanceof Blob;
    const init = {
      signal,
      headers,
      ...(method !== 'get' && {
        method: method.toUpperCase(),
        keepalive: outlive,
        body: isFile ? body : JSON.stringify(body ?? {}),
      }),
    };
    return call(endpointAddress(options, endpoint, input as AnyInput), init, options.token?.() ?? null);
  };
  return Object.assign(callEndpoint, { lang: options.lang, cityId: options.cityId });
}
