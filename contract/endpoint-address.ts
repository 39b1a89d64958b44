import type { EndpointDefinition, QueryValue } from './endpoint.ts';

/** The path prefix of all endpoints. */
export const apiBasePath = '/api/{city}/{lang}/{cityId}';

/** The parameters of the prefix. */
export interface ApiSite {
  city: string;
  lang: string;
  /** 0 for the whole city. */
  cityId: number;
}

export interface AddressInput {
  params?: Record<string, string | number>;
  query?: Record<string, QueryValue>;
}

const filled = (path: string, params: Record<string, string | number>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));

/** The path of an endpoint below the prefix, with its parameters filled in. */
export function filledPath({ path }: Pick<EndpointDefinition, 'path'>, params: AddressInput['params'] = {}) {
  return filled(path.slice(1), params);
}

/** The URL of an endpoint: prefix, path with parameters, and query without empty values. */
export function endpointAddress(
  site: ApiSite,
  { path }: Pick<EndpointDefinition, 'path'>,
  { params, query = {} }: AddressInput = {},
): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '' && value !== false)
      search.set(key, String(value));
  }
  const tail = search.size > 0 ? `?${search}` : '';
  return `${filled(apiBasePath + path, { ...site, ...params })}${tail}`;
}
