import type { AnswerOf, EndpointDefinition, InputArguments, QueryValue } from '../contract/endpoint.ts';
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
export interface AnyInput {
  params?: Record<string, string | number>;
  query?: Record<string, QueryValue>;
  body?: unknown;
}

/** The path of an endpoint, with its parameters filled in. */
export function filledPath({ path }: { path: string }, params: AnyInput['params'] = {}): string {
  return path.slice(1).replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(params[name])));
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
  /**
   * Calls by the path below the base and returns the whole answer: for hooks that tell calls apart by their path, and
   * for what the contract does not declare yet.
   * @throws ApiError
   */
  byPath<T>(
    path: string,
    input?: { method?: EndpointDefinition['method']; query?: AnyInput['query']; body?: unknown },
    options?: CallOptions,
  ): Promise<T>;
}

export interface ApiOptions {
  city: string;
  lang: Lang;
  cityId: number;
  carry: Carrier;
  /** The bearer token, where somebody is signed in. */
  token?: () => string | null;
  /** Told of a token that the server took no longer, before what was asked is asked again without it. */
  onDeadToken?: (token: string) => void;
}

/** The address of a read: the contract's base, the path and the query without what is empty. */
export function apiPath(
  options: Omit<ApiOptions, 'carry'>,
  path: string,
  query: Record<string, QueryValue> = {},
): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '' && value !== false)
      search.set(key, String(value));
  }
  const tail = search.size > 0 ? `?${search}` : '';
  return `/api/${options.city}/${options.lang}/${options.cityId}/${path}${tail}`;
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
  const ask = <T>(address: string, init: RequestInit) => call<T>(address, init, options.token?.() ?? null);
  function callAny<T>(
    endpoint: { method?: EndpointDefinition['method']; path: string },
    { params, query, body }: AnyInput = {},
    { headers = {}, signal, outlive = false }: CallOptions = {},
  ): Promise<T> {
    const { method = 'get' } = endpoint;
    const isFile = body instanceof FormData || body instanceof Blob;
    return ask(apiPath(options, filledPath(endpoint, params), query), {
      signal: signal ?? null,
      headers,
      ...(method !== 'get' && {
        method: method.toUpperCase(),
        keepalive: outlive,
        body: isFile ? body : JSON.stringify(body ?? {}),
      }),
    });
  }
  const callEndpoint: CallEndpoint = (endpoint, ...[input, callOptions]) =>
    callAny(endpoint, input as AnyInput | undefined, callOptions);
  return Object.assign(callEndpoint, {
    lang: options.lang,
    cityId: options.cityId,
    byPath: <T>(path: string, { method, ...input }: Parameters<Api['byPath']>[1] = {}, more?: CallOptions) =>
      callAny<T>({ method, path: `/${path}` }, input, more),
  });
}
