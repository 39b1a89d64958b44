import type { AnswerOf, EndpointDefinition, InputArguments, QueryValue } from '../contract/endpoint.ts';
import { type AddressInput, endpointAddress } from '../contract/endpoint-address.ts';
import type { Problem } from '../contract/errors.ts';
import type { Lang } from '../contract/locales.ts';

/** What is read of an answer: that of a network, or what the server's own application hands over. */
export interface Answer extends Pick<Response, 'ok' | 'status' | 'json'> {
  headers: Pick<Headers, 'get'>;
}

/** What carries a request: `fetch` in the browser, the server's own application while it renders. */
export type Carrier = (path: string, init?: RequestInit) => Promise<Answer>;

export type { QueryValue };

/** The server's refusal, with the seconds after which to come back where it says so; or what went wrong on the way. */
export type Refusal = (Problem & { retryAfter?: number }) | { status: 0; message: string };

/** A refused or failed call. */
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
  /** Gives the call up. */
  signal?: AbortSignal;
  /** Lets the call arrive even where the page is left at once. */
  outlive?: boolean;
}

/** What a call carries, whatever its endpoint; `InputOf` says which of it an endpoint takes. */
export interface AnyInput extends AddressInput {
  body?: unknown;
}

/**
 * Calls an endpoint of the contract and returns its whole answer.
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
  /** The bearer token, where somebody is signed in. */
  token?: () => string | null;
  /** Called with a token that the server took no longer, before what was asked is asked again without it. */
  onDeadToken?: (token: string) => void;
}

/** How a refusal reads, whatever answered. */
export async function readRefusal(response: Answer): Promise<Refusal> {
  const problem = await response.json().catch(() => null);
  if (!problem?.message) return { status: 0, message: `The server answered ${response.status}.` };
  const retryAfter = Number(response.headers.get('retry-after'));
  return { ...(problem as Problem), ...(retryAfter > 0 && { retryAfter }) };
}

/**
 * The client of the contract. It sends the bearer token when there is one, and reads problems as errors. What is
 * refused because of a dead token was not done, and is asked once more as a guest asks it: a page for everybody
 * goes on, a member's own is refused again.
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
