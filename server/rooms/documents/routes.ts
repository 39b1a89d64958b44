import type { OpenAPIHono } from '@hono/zod-openapi';
import { Hono } from 'hono';
import type { ApiEnvironment } from '../../http/api-environment.ts';
import { completeDocument, openApiHead, type SiteOfDocument } from './openapi-document.ts';
import { type OpenApiDocument, referencePage, referenceStyle } from './reference-page.ts';

/** The OpenAPI document, made from the schemas that the routes check with, and a page to read it. */
export function documentRoutes(app: OpenAPIHono<ApiEnvironment>, site: SiteOfDocument) {
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' });
  // The library types a document with references and extensions that this site never writes.
  const documentOf = () =>
    completeDocument(app.getOpenAPI31Document(openApiHead(site)) as unknown as OpenApiDocument, site);
  return new Hono()
    .get('/api/openapi.json', (context) => context.json(documentOf()))
    .get('/api/docs.css', (context) =>
      context.body(referenceStyle, 200, { 'content-type': 'text/css; charset=utf-8' }),
    )
    .get('/api/docs', (context) => context.html(referencePage(documentOf())));
}
