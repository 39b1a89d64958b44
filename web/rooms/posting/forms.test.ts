import { get } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import type { Body, PostPlan } from '../../posting/form/plan.ts';
import { asSent, leaves, resolverOf } from '../../posting/form/resolver.ts';
import { editedValues, startValues } from '../../posting/form/start-values.ts';
import { planFor as productPlan } from './product/product-form.tsx';
import { planFor as rentalPlan } from './rental/rental-form.tsx';

const poster = { email: 'layla@post.example', phone: '(718) 555-0142' };
const plans = {
  product: productPlan(null, null),
  offer: rentalPlan('offer', null),
  wanted: rentalPlan('wanted', null),
};

/** The errors of values by field path, as message keys. */
async function issues(plan: PostPlan, over: Body): Promise<Record<string, string>> {
  const values = { ...startValues(plan, poster), ...over };
  const { errors } = await resolverOf(plan)(values, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  return Object.fromEntries(
    leaves(errors).map(({ path }) => [path, (get(errors, path) as { message: string }).message]),
  );
}

const thing = {
  title: 'Three-seat sofa',
  mainCategory: 1,
  type: 'Sofa',
  description: 'Clean.',
  condition: 'used',
  priceCents: 12_000,
  place: 3,
  images: [{ id: 5, url: '/x.jpg', width: 3, height: 3, placeholder: null, alt: '' }],
  termsAccepted: true,
};
const home = {
  title: 'Sunny room',
  accommodationType: 'room',
  gender: 'any',
  city: 3,
  location: '123 72nd Street',
  priceCents: 110_000,
  areaSqFt: 200,
  bedrooms: 1,
  bathrooms: 1,
  fees: [],
  description: 'Quiet.',
  images: thing.images,
  termsAccepted: true,
};

describe('the product form', () => {
  const check = (over: Body) => issues(plans.product, { ...thing, ...over });
  it('accepts valid values', async () => expect(await check({})).toEqual({}));
  it.each([
    [{ title: ' ' }, { title: 'field.title' }],
    [{ mainCategory: null }, { mainCategory: 'field.main_category' }],
    [{ type: '' }, { type: 'field.type' }],
    [{ postType: '' }, { postType: 'field.sale_or_buy' }],
    [{ description: '\n' }, { description: 'field.description' }],
    [{ place: null }, { place: 'field.city' }],
    [{ priceCents: null }, { priceCents: 'field.price' }],
    [{ priceCents: 'cheap' }, { priceCents: 'field.number' }],
    [{ condition: '' }, { condition: 'field.condition' }],
    [{ images: [] }, { images: 'field.image' }],
    [{ phone: '', email: ' ' }, { phone: 'field.contact' }],
    [{ phone: '555' }, { phone: 'field.phone' }],
    [{ email: 'layla' }, { email: 'field.email' }],
    [{ year: 'old' }, { year: 'field.number' }],
    [{ year: 20_26.5 }, { year: 'field.whole_number' }],
    [{ termsAccepted: false }, { termsAccepted: 'field.terms' }],
  ])('rejects %j', async (over, wrong) => expect(await check(over)).toEqual(wrong));

  it('requires less of wanted posts, and no price of free items', async () => {
    expect(await check({ postType: 'buy', condition: '', images: [], priceCents: null })).toEqual({});
    expect(await check({ free: true, priceCents: 'cheap' })).toEqual({});
  });

  it('reports all errors at once', async () => {
    const wrong = await issues(plans.product, { phone: '', email: '' });
    expect(Object.keys(wrong)).toEqual(
      expect.arrayContaining(['title', 'mainCategory', 'place', 'images', 'phone', 'termsAccepted']),
    );
  });

  it('detects the language of the text unless it is specified', () => {
    const values = { ...startValues(plans.product, poster), title: 'أريكة', description: 'IKEA' };
    expect(asSent(plans.product, values).lang).toBe('ar');
    expect(asSent(plans.product, { ...values, lang: 'en' }).lang).toBe('en');
  });
});

describe('the rental form', () => {
  const check = (over: Body) => issues(plans.offer, { ...home, ...over });
  it('accepts valid values', async () => expect(await check({})).toEqual({}));
  it.each([
    [{ accommodationType: '' }, { accommodationType: 'field.accommodation' }],
    [{ gender: '' }, { gender: 'field.gender' }],
    [{ title: '' }, { title: 'field.title' }],
    [{ description: '' }, { description: 'field.description' }],
    [{ location: ' ' }, { location: 'field.location' }],
    [{ city: null }, { city: 'field.city' }],
    [{ zipCode: '112' }, { zipCode: 'field.postal_code_format' }],
    [{ priceCents: null }, { priceCents: 'field.price' }],
    [{ areaSqFt: null }, { areaSqFt: 'field.area' }],
    [{ bedrooms: null }, { bedrooms: 'field.bedrooms' }],
    [{ bathrooms: null }, { bathrooms: 'field.bathrooms' }],
    [{ bathrooms: 1.3 }, { bathrooms: 'field.format' }],
    [{ fees: null }, { fees: 'field.fees' }],
    [
      { fees: [{ name: '', amountCents: null, term: 'once' }] },
      { 'fees.0.name': 'field.fee_name', 'fees.0.amountCents': 'field.price' },
    ],
    [{ leaseMinMonths: 12, leaseMaxMonths: 6 }, { leaseMaxMonths: 'field.range_order' }],
    [{ images: [] }, { images: 'field.image' }],
    [{ phone: '', email: '' }, { phone: 'field.contact' }],
  ])('rejects %j', async (over, wrong) => expect(await check(over)).toEqual(wrong));

  it('includes gender for rooms and shared homes only, and submits «any» otherwise', async () => {
    expect(await check({ accommodationType: 'house', gender: '' })).toEqual({});
    expect(await check({ accommodationType: 'house', bathroomShared: true, gender: '' })).toEqual({
      gender: 'field.gender',
    });
    const sent = asSent(plans.offer, {
      ...startValues(plans.offer, poster),
      ...home,
      accommodationType: 'house',
      gender: 'female',
    });
    expect(plans.offer.schema.parse(sent).gender).toBe('any');
  });

  it('requires less of wanted posts', async () => {
    const { title, accommodationType, gender, city, priceCents, description } = home;
    const wish = { title, accommodationType, gender, city, priceCents, description, termsAccepted: true };
    expect(await issues(plans.wanted, wish)).toEqual({});
    expect(await issues(plans.wanted, { ...wish, priceCents: null })).toEqual({ priceCents: 'field.price' });
  });
});

describe.each(Object.entries(plans))('the plan of %s', (_, plan) => {
  it('contains every field in exactly one step, with a label', () => {
    const fields = plan.steps.flatMap(({ fields }) => fields);
    expect(new Set(fields).size).toBe(fields.length);
    const unnamed = fields.filter((name) => name !== 'postType' && !plan.labels[name]);
    expect(unnamed).toEqual([]);
    const start = startValues(plan, poster);
    expect(fields.filter((name) => !(name in start))).toEqual([]);
  });

  it('initializes an edited post with its values', () => {
    const picture = { id: 5, url: '/x.jpg', width: 3, height: 3, placeholder: null };
    const body = {
      title: 'T',
      phone: '+17185550142',
      priceCents: 5,
      images: [{ id: 5, alt: 'A sofa' }, 9],
      year: null,
    };
    const values = editedValues(plan, { body, pictures: [picture] } as never);
    expect(values).toMatchObject({
      title: 'T',
      phone: '(718) 555-0142',
      priceCents: 5,
      images: [{ ...picture, alt: 'A sofa' }],
      description: '',
      termsAccepted: true,
    });
  });
});
