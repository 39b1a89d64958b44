import { apiBasePath } from '../../../contract/endpoint-address.ts';
import { langs } from '../../../contract/locales.ts';
import { openApiTags, tagOf } from './openapi-tags.ts';
import type { OpenApiDocument, Operation } from './reference-page.ts';

/** The base path of the API. */
export const openApiBase = `${apiBasePath}/`;

export interface SiteOfDocument {
  /** Origin, without a trailing slash. */
  publicUrl: string;
  cityCode: string;
}

const baseParameters = ({ cityCode }: SiteOfDocument) => ({
  City: {
    name: 'city',
    in: 'path',
    required: true,
    description: 'The code of the city that this site is for; any other is not found.',
    schema: { type: 'string', enum: [cityCode] },
  },
  Lang: {
    name: 'lang',
    in: 'path',
    required: true,
    description: 'The language of texts, messages and collation.',
    schema: { type: 'string', enum: [...langs] },
  },
  CityId: {
    name: 'cityId',
    in: 'path',
    required: true,
    description:
      '0 for the whole city, or the id of a city, borough or neighborhood that lists are limited to.',
    schema: { type: 'integer', minimum: 0, default: 0 },
  },
});

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** `get rents/{id}` becomes `getRentsById`: as stable and unique as the path. */
function operationIdOf(method: string, path: string): string {
  const parts = path.split('/').map((part) => {
    const [, parameter] = /^\{(\w+)\}$/.exec(part) ?? [];
    return parameter
      ? `By${capitalized(parameter)}`
      : part
          .split(/[^A-Za-z0-9]+/)
          .map(capitalized)
          .join('');
  });
  return method + parts.join('');
}

/** The default access of operations. */
function accessOf({ security }: Operation, isBackOffice: boolean): string {
  if (isBackOffice) return 'Needs the token of a member of the team whose role has the ability.';
  if (security?.some(({ apiKey }) => apiKey)) return 'Open to everybody, with or without an API key.';
  return security?.length ? 'Needs a member’s token.' : 'Open to everybody.';
}

const baseReferences = ['City', 'Lang', 'CityId'].map((name) => ({
  $ref: `#/components/parameters/${name}`,
}));

function completed(method: string, path: string, operation: Operation): Operation {
  const below = path.slice(openApiBase.length);
  const tag = tagOf(below);
  const access = accessOf(operation, tag === 'back office');
  return {
    ...operation,
    operationId: operationIdOf(method, below),
    tags: [tag],
    description: operation.description ? `${operation.description}\n\n${access}` : access,
    parameters: [...baseReferences, ...(operation.parameters ?? [])],
  };
}

/** The document before its operations. */
export const openApiHead = ({ publicUrl }: SiteOfDocument) => ({
  openapi: '3.1.0',
  info: {
    title: 'Arab New York',
    version: '1',
    description:
      'Answers are `{"data": …}`, lists carry `meta`; failures are `application/problem+json`. ' +
      'Money is US cents, times are ISO 8601 UTC, coordinates WGS 84 degrees.',
    contact: { name: 'Arab New York', url: `${publicUrl}/Contact` },
    license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
  },
  // The host that served the document.
  servers: [{ url: '/' }],
  // No authentication unless an operation requires it.
  security: [],
  tags: Object.entries(openApiTags).map(([name, description]) => ({ name, description })),
});

/**
 * Adds what is the same for all operations to those that routes registered with their schemas. The routers of the
 * rooms do not know the base path that they are mounted below, so its parameters are added here.
 */
export function completeDocument(registered: OpenApiDocument, site: SiteOfDocument): OpenApiDocument {
  const paths = Object.entries(registered.paths ?? {}).map(([path, methods]) => [
    path,
    Object.fromEntries(
      Object.entries(methods).map(([method, operation]) => [method, completed(method, path, operation)]),
    ),
  ]);
  return {
    ...registered,
    paths: Object.fromEntries(paths),
    components: { ...registered.components, parameters: baseParameters(site) },
  };
}
