import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  integerField,
  parametersOf,
  postedShape,
  presentedShape,
  sortsOf,
} from '../../../contract/listing-fields.ts';
import { type ProductQuery, productFields, productQuerySchema } from '../../../contract/products.ts';
import { addProducts } from '../../testing/test-posts.ts';
import { noon, type TestSite, testSite } from '../../testing/test-site.ts';
import { exportKind } from '../../transfer/export.ts';
import { formatOf } from '../../transfer/fields.ts';
import { rowMapper } from '../../transfer/map-row.ts';
import { parseMapping } from '../../transfer/mapping.ts';
import { Columns } from '../../transfer/row.ts';
import { createCatalogSource } from '../catalog/service.ts';
import { presentProduct } from '../products/present.ts';
import {
  type ProductDetailRow,
  type ProductFilter,
  type ProductRow,
  productKind,
} from '../products/queries.ts';
import { products } from '../products/service.ts';
import { queriesOf } from './kind-queries.ts';
import { createListings } from './kind-service.ts';
import { presentFields } from './posts.ts';

/* A type of listing with one additional field: its declaration and its column suffice for every list. */

const fields = {
  ...productFields,
  warrantyMonths: integerField(
    { min: 0, max: 120 },
    {
      on: 'detail',
      filter: {
        parameter: 'warranty',
        operator: 'atLeast',
        description: 'Months of warranty, at least',
        dimension: 'warranty',
      },
      sorts: { warranty_long: 'descending' },
    },
  ),
} as const;

const querySchema = productQuerySchema.extend({
  ...parametersOf(fields),
  sort: z.enum([...productQuerySchema.shape.sort.unwrap().options, ...sortsOf(fields)]).optional(),
});
const context = { lang: 'en', cityId: 0, now: noon } as const;

function warrantedProducts(site: TestSite) {
  const queries = queriesOf<ProductFilter, ProductRow, ProductDetailRow>({ ...productKind, fields });
  const source = createCatalogSource(site.db, () => noon);
  return createListings(site.db, source, {
    ...products,
    queries,
    fields,
    presentCard: (row, pictures, view) => presentProduct(row, pictures, view).title,
    presentDetail: (row, _pictures, _similar, view) => presentFields(fields, 'detail', row, view.lang),
  });
}

let site: TestSite;
let lists: ReturnType<typeof warrantedProducts>;
let ids: number[];
beforeAll(async () => {
  site = await testSite();
  await sql`alter table product add column warranty_months integer`.execute(site.db);
  await sql`create or replace function product_cell(l listing, d product) returns text language sql immutable as $$
    select jsonb_build_object('category', l.category_ids, 'city', l.place_ids, 'post', d.post_type,
      'condition', d.condition, 'free', l.price_cents = 0, 'delivery', d.delivery,
      'warranty', d.warranty_months)::text
  $$`.execute(site.db);
  ids = await addProducts(
    site,
    { title: { en: 'Drill' }, description: { en: 'Hardly used.' } },
    { title: { en: 'Lamp' }, description: { en: 'Of brass.' } },
    { title: { en: 'Rug' }, description: { en: 'Woven.' } },
  );
  const [drill, lamp] = ids;
  await sql`update product set warranty_months = case id when ${drill} then 24 when ${lamp} then 6 end`.execute(
    site.db,
  );
  lists = warrantedProducts(site);
});
afterAll(() => site.close());

const list = (query: Record<string, string>) => lists.list(querySchema.parse(query) as ProductQuery, context);
const counts = async (query: Record<string, string>) =>
  (await list(query)).meta.facets.warranty?.map(({ value, count }) => `${value}: ${count}`);

describe('a declared field', () => {
  it('is a filter of lists and searches', async () => {
    expect((await list({ warranty: '12' })).data).toEqual(['Drill']);
    expect((await list({ warranty: '6', sort: 'newest' })).data.sort()).toEqual(['Drill', 'Lamp']);
    expect((await list({ warranty: '6', q: 'lamp' })).data).toEqual(['Lamp']);
  });
  it('is a facet, counted by cells and by rows', async () => {
    expect(await counts({})).toEqual(['6: 2', '24: 1']);
    expect(await counts({ warranty: '12' })).toEqual(['6: 2', '24: 1']);
    expect(await counts({ q: 'drill' })).toEqual(['24: 1']);
  });
  it('is a sort order with missing values last, page by page', async () => {
    const first = await list({ sort: 'warranty_long', limit: '2' });
    expect(first.data).toEqual(['Drill', 'Lamp']);
    const rest = await list({ sort: 'warranty_long', limit: '2', after: first.meta.next ?? '' });
    expect(rest.data).toEqual(['Rug']);
  });
  it('is presented, and a parameter in the API reference', async () => {
    expect(await lists.detail(ids[0] ?? 0, context)).toMatchObject({ warrantyMonths: 24 });
    expect(Object.keys(presentedShape(fields, 'detail'))).toContain('warrantyMonths');
    const { properties } = z.toJSONSchema(querySchema, { io: 'input', unrepresentable: 'any' });
    expect(properties?.warranty).toMatchObject({ description: 'Months of warranty, at least' });
    expect(querySchema.safeParse({ warranty: '121' }).success).toBe(false);
  });
  it('is validated in a form', () => {
    const form = z.object(postedShape(fields)).pick({ warrantyMonths: true });
    expect(form.parse({ warrantyMonths: 12 })).toEqual({ warrantyMonths: 12 });
    expect(form.safeParse({ warrantyMonths: 121 }).success).toBe(false);
  });
  it('is exported, and imported again', async () => {
    const format = formatOf('products', fields);
    const chunks: string[] = [];
    const out = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(String(chunk));
        done();
      },
    });
    await exportKind(site.db, 'products', out, 'published', format);
    const [header = '', ...rows] = chunks.join('').replace('\uFEFF', '').trim().split('\n');
    const columns = header.split(',');
    expect(columns).toContain('warranty_months');
    const mapping = parseMapping(
      {
        source: { column: 'source' },
        key: ['source_key'],
        fields: {},
        otherFields: { transform: ['defused'] },
        place: { slug: { column: 'place' } },
      },
      'the mapping',
    );
    const spec = { column: 'warranty_months' };
    const withField = { ...mapping, fields: { ...mapping.fields, warrantyMonths: spec } };
    const map = rowMapper(withField, format, new Columns(columns), site.catalog, noon);
    const read = rows.map((row, index) => map(index + 2, row.split(',')).draft?.detail);
    expect(read).toMatchObject([{ warranty_months: 24 }, { warranty_months: 6 }, { warranty_months: null }]);
  });
});
