import type { EndpointDefinition, QueryValue } from './endpoint.ts';

/** What the path of every endpoint begins with. */
export const apiBasePath = '/api/{city}/{lang}/{cityId}';

/** What the base is filled in with. */
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

/** The path of an endpoint below the base, with its parameters filled in. */
export function filledPath({ path }: Pick<EndpointDefinition, 'path'>, params: AddressInput['params'] = {}) {
  return filled(path.slice(1), params);
}

/** The address of an endpoint: the base, the path with its parameters and the query without what is empty. */
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
