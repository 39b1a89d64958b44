import { type OpenAPIHono, z } from '@hono/zod-openapi';
import type { EndpointDefinition } from '../../contract/endpoint.ts';
import { answers, bearerSecurity, conflicts, gone, membersOnly, optionalKey } from './api.ts';
import type { ApiEnvironment } from './api-environment.ts';
import { routesOf } from './endpoint-routes.ts';

const binary = z.string().openapi({ format: 'binary' });

const failureOf = {
  400: { 400: { description: 'Not to be read' } },
  403: { 403: { description: 'Not yours' } },
  409: conflicts,
  410: gone,
  413: { 413: { description: 'Larger than is taken' } },
  507: { 507: { description: 'No room left' } },
} as const;

/** Adds an endpoint to the OpenAPI document of a router. */
export function documentEndpoint(router: OpenAPIHono<ApiEnvironment>, endpoint: EndpointDefinition): void {
  const {
    method = 'get',
    access = 'public',
    summary,
    description,
    query,
    headers,
    bodyTypes = ['application/json'],
    answer,
    answerType,
    returns = method === 'get' ? 'Found' : 'Done',
    status = 200,
    redirects,
    failures = [],
  } = endpoint;
  const { 200: success, ...refusals } = answers(answer, returns);
  const isForMembers = access !== 'public';
  for (const { path, params, body } of routesOf(endpoint))
    router.openAPIRegistry.registerPath({
      method,
      path,
      summary,
      ...(description && { description }),
      ...(isForMembers ? { security: bearerSecurity } : method === 'get' && { security: optionalKey }),
      request: {
        ...(params && { params }),
        ...(query && { query }),
        ...(headers && { headers }),
        ...(body && {
          body: { content: Object.fromEntries(bodyTypes.map((type) => [type, { schema: body }])) },
        }),
      },
      responses: {
        [status]: answerType
          ? { description: returns, content: { [answerType]: { schema: binary } } }
          : success,
        ...(redirects && { 303: { description: redirects } }),
        ...refusals,
        ...(isForMembers && membersOnly),
        ...Object.assign({}, ...failures.map((failure) => failureOf[failure])),
      },
    });
}
