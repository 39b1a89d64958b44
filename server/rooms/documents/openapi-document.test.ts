import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectral from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestSite, testSite } from '../../testing/test-site.ts';

let site: TestSite;
let source: string;
beforeAll(async () => {
  site = await testSite();
  source = await (await site.ask('/api/openapi.json')).text();
});
afterAll(() => site.close());

/** The findings of Redocly’s recommended rules, including warnings. */
async function redocly(document: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const found = await lintFromString({ source: document, absoluteRef: 'openapi.json', config });
  return found.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`);
}

/** The findings of Spectral’s recommended rules for OpenAPI, including warnings. */
async function spectralFindings(document: string): Promise<string[]> {
  const linter = new spectral.Spectral();
  linter.setRuleset(new spectral.Ruleset({ extends: [[rulesets.oas as never, 'recommended']], rules: {} }));
  const found = await linter.run(JSON.parse(document));
  return found.map(({ code, message, path }) => `${code}: ${message} ${path.join('/')}`);
}

describe('the OpenAPI document', () => {
  it('passes the recommended rules of Redocly', async () => {
    expect(await redocly(source)).toEqual([]);
  });
  it('passes the recommended rules of Spectral', async () => {
    expect(await spectralFindings(source)).toEqual([]);
  });
  it('is rejected by both if a path parameter is not declared', async () => {
    const broken = JSON.parse(source);
    delete broken.paths['/api/{city}/{lang}/{cityId}/rents/{id}'].get.parameters;
    const [first, second] = [
      await redocly(JSON.stringify(broken)),
      await spectralFindings(JSON.stringify(broken)),
    ];
    expect(first.filter((line) => line.startsWith('path-parameters-defined'))).toHaveLength(4);
    expect(second.filter((line) => line.startsWith('path-params'))).toHaveLength(4);
  });
  it('names each operation once, by method and path', () => {
    const { paths } = JSON.parse(source) as {
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    const ids = Object.values(paths).flatMap((methods) =>
      Object.values(methods).map((one) => one.operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain('getRentsById');
    expect(ids).toContain('putAdminArticlesByKindById');
  });
  it('describes the base path once on its page', async () => {
    const page = await (await site.ask('/api/docs')).text();
    expect(page.match(/<code>\{cityId\}<\/code>/g)).toHaveLength(1);
  });
});
