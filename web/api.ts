import type { Problem } from '../contract/errors.ts';
import type { Lang } from '../contract/locales.ts';

/** What carries a request: `fetch` in the browser, the server's own application while it renders. */
export type Carrier = (path: string, init?: RequestInit) => Promise<Response>;

export type QueryValue = string | number | boolean | null | undefined;

/** A refused or failed call: the server's answer where there is one, else what went wrong on the way. */
export class ApiError extends Error {
  readonly problem: Problem | { status: 0; message: string };
  constructor(problem: Problem | { status: 0; message: string }) {
    super(problem.message);
    this.name = 'ApiError';
    this.problem = problem;
  }
}

export interface Api {
  lang: Lang;
  cityId: number;
  /**
   * Reads `path` below the base and answers the whole envelope. `signal` gives the reading up.
   * @throws ApiError
   */
  get<T>(path: string, query?: Record<string, QueryValue>, signal?: AbortSignal): Promise<T>;
  /**
   * Sends `body` as JSON to `path` below the base, nothing unless told, and answers the whole envelope.
   * @throws ApiError
   */
  post<T>(path: string, body?: unknown): Promise<T>;
}

export interface ApiOptions {
  city: string;
  lang: Lang;
  cityId: number;
  carry: Carrier;
  /** The bearer token, where somebody is signed in. */
  token?: () => string | null;
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

/** The client of the contract. It sends the bearer token when there is one, and reads problems as errors. */
export function createApi(options: ApiOptions): Api {
  async function call<T>(address: string, init: RequestInit = {}): Promise<T> {
    const token = options.token?.();
    const headers: Record<string, string> = { accept: 'application/json' };
    if (init.body) headers['content-type'] = 'application/json';
    if (token) headers.authorization = `Bearer ${token}`;
    const response = await options.carry(address, { ...init, headers });
    if (response.ok) return (await response.json()) as T;
    const problem = await response.json().catch(() => null);
    throw new ApiError(
      problem?.message
        ? (problem as Problem)
        : { status: 0, message: `The server answered ${response.status}.` },
    );
  }
  return {
    lang: options.lang,
    cityId: options.cityId,
    get: (path, query, signal) => call(apiPath(options, path, query), { signal: signal ?? null }),
    post: (path, body) =>
      call(apiPath(options, path), {
        method: 'POST',
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
  };
}
