import type { OpenAPIHono } from '@hono/zod-openapi';
import { Hono } from 'hono';
import type { ApiEnvironment } from '../../http/api-environment.ts';
import { type OpenApiDocument, referencePage, referenceStyle } from './reference-page.ts';

/** The OpenAPI document, made from the schemas that the routes check with, and a page to read it. */
export function documentRoutes(app: OpenAPIHono<ApiEnvironment>) {
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' });
  const documentOf = () =>
    app.getOpenAPI31Document({
      openapi: '3.1.0',
      info: {
        title: 'Arab New York',
        version: '1',
        description:
          'Answers are `{"data": …}`, lists carry `meta`; failures are `application/problem+json`. ' +
          'Money is US cents, times are ISO 8601 UTC, coordinates WGS 84 degrees.',
      },
    });
  return new Hono()
    .get('/api/openapi.json', (context) => context.json(documentOf()))
    .get('/api/docs.css', (context) =>
      context.body(referenceStyle, 200, { 'content-type': 'text/css; charset=utf-8' }),
    )
    .get('/api/docs', (context) => context.html(referencePage(documentOf() as unknown as OpenApiDocument)));
}
