import type { OpenAPIHono } from '@hono/zod-openapi';
import { Hono } from 'hono';
import { limits } from '../../../contract/limits.ts';
import type { ApiEnvironment } from '../../http/api-environment.ts';
import { completeDocument, openApiHead, type SiteOfDocument } from './openapi-document.ts';
import { type OpenApiDocument, referencePage, referenceStyle } from './reference-page.ts';

/** The OpenAPI document, generated from the schemas that routes validate with, and a page to read it. */
export function documentRoutes(app: OpenAPIHono<ApiEnvironment>, site: SiteOfDocument) {
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' });
  app.openAPIRegistry.registerComponent('securitySchemes', 'apiKey', {
    type: 'apiKey',
    in: 'header',
    name: 'X-Api-Key',
    description: `Reads public data, ${limits.apiKeys.dailyQuota} requests a day by default. Optional: without a key, requests are limited by network.`,
  });
  // The library's type includes references and extensions that this site never generates.
  const documentOf = () =>
    completeDocument(app.getOpenAPI31Document(openApiHead(site)) as unknown as OpenApiDocument, site);
  return new Hono()
    .get('/api/openapi.json', (context) => context.json(documentOf()))
    .get('/api/docs.css', (context) =>
      context.body(referenceStyle, 200, { 'content-type': 'text/css; charset=utf-8' }),
    )
    .get('/api/docs', (context) => context.html(referencePage(documentOf())));
}
