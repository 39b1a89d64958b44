import { type OpenAPIHono, z } from '@hono/zod-openapi';
import type { EndpointDefinition } from '../../contract/endpoint.ts';
import { answers, bearerSecurity, conflicts, gone, membersOnly } from './api.ts';
import type { ApiEnvironment } from './api-environment.ts';

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
export function documentEndpoint(
  router: OpenAPIHono<ApiEnvironment>,
  {
    method = 'get',
    path,
    access = 'public',
    summary,
    description,
    params,
    query,
    headers,
    body,
    bodyTypes = ['application/json'],
    answer,
    answerType,
    returns = method === 'get' ? 'Found' : 'Done',
    status = 200,
    failures = [],
  }: EndpointDefinition,
): void {
  const { 200: success, ...refusals } = answers(answer, returns);
  const isForMembers = access !== 'public';
  router.openAPIRegistry.registerPath({
    method,
    path,
    summary,
    ...(description && { description }),
    ...(isForMembers && { security: bearerSecurity }),
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
      ...refusals,
      ...(isForMembers && membersOnly),
      ...Object.assign({}, ...failures.map((failure) => failureOf[failure])),
    },
  });
}
