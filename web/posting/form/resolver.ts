import { zodResolver } from '@hookform/resolvers/zod';
import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form';
import { limits } from '../../../contract/limits.ts';
import { factErrors, zipFields } from '../../../contract/posting/facts.ts';
import { writtenLang } from '../../../contract/posting/written-lang.ts';
import { cityDay } from '../city-day.ts';
import { isWholeZip } from '../fields/address.ts';
import { checkLink, tidyLink } from '../fields/links.ts';
import { phoneIssue } from '../fields/phone.ts';
import type { PostPhoto } from '../photos/post-photo.ts';
import type { Body, PostPlan } from './plan.ts';
import type { FormFacts } from './use-form-facts.ts';

/** The values of the form as the schema expects them: complete links, and the detected language. */
export function asSent(plan: PostPlan, values: FieldValues): Body {
  const links = plan.links.flatMap((name) => {
    const link: unknown = get(values, name);
    return typeof link === 'string' && !checkLink(link) ? [[name, tidyLink(link)] as const] : [];
  });
  const whole = structuredClone(values);
  for (const [name, link] of links) set(whole, name, link);
  const tidied = plan.tidy ? plan.tidy(whole) : whole;
  return { ...tidied, lang: values.lang || writtenLang(plan.text(values)) };
}

/** Checks that a schema cannot express: past dates, state laws, ZIP codes, sizes of pictures. */
async function wrongByFacts(plan: PostPlan, values: FieldValues, sent: Body, facts: FormFacts) {
  const { before, knownPictures } = facts;
  const wrong: Record<string, string> = {};
  const states = plan.kind === 'rent' ? await facts.states() : new Map<unknown, string>();
  Object.assign(
    wrong,
    factErrors(plan.kind, sent, { today: cityDay(), before, stateOf: (id) => states.get(id) }),
  );
  const zipField = zipFields[plan.kind];
  const zip: unknown = zipField && sent[zipField];
  if (zipField && typeof zip === 'string' && isWholeZip(zip) && before?.[zipField] !== zip) {
    if (!(await facts.hasZip(zip))) wrong[zipField] = 'field.zip_unknown';
  }
  const isTooSmall = ({ id, width, height }: PostPhoto) =>
    !knownPictures.has(id) && Math.max(width, height) < limits.postPicturePx;
  for (const name of plan.photos) {
    const photos = [values[name] ?? []].flat() as PostPhoto[];
    if (photos.some(isTooSmall)) wrong[name] = 'field.picture_small';
  }
  return wrong;
}

/**
 * Validates the form by the schema of its type. Checks that the schema leaves to the server are included if the
 * browser can perform them: phone numbers, and those provided by `facts`. Messages are keys.
 */
export function resolverOf(plan: PostPlan, facts?: FormFacts): Resolver {
  // The resolver's types are those of one form; a plan represents all of them.
  const bySchema = zodResolver(plan.schema as never) as unknown as Resolver;
  return async (values, context, options) => {
    const sent = asSent(plan, values);
    const result = await bySchema(sent, context, options);
    const errors: FieldErrors = { ...result.errors };
    for (const { path, type } of leaves(errors)) {
      const typed: unknown = get(sent, path);
      // The input is not empty, only not a number: «required» would be wrong.
      if (type === 'invalid_type' && typeof typed === 'string' && typed.trim())
        set(errors, path, { type, message: 'field.number' });
    }
    for (const name of plan.phones) {
      const typed: unknown = sent[name];
      if (!errors[name] && typeof typed === 'string' && phoneIssue(typed))
        errors[name] = { type: 'phone', message: 'field.phone' };
    }
    const found = facts ? await wrongByFacts(plan, values, sent, facts) : {};
    for (const [name, message] of Object.entries({ ...found, ...plan.rules?.(values) }))
      errors[name] ??= { type: 'rule', message };
    // React Hook Form would drop the errors of a group whose parts are no fields of their own: of all that has no type.
    for (const error of Object.values(errors)) if (error && !Array.isArray(error)) error.type ??= 'parts';
    return Object.keys(errors).length > 0 ? { values: {}, errors } : result;
  };
}

export interface Leaf {
  /** `fees.0.name` */
  path: string;
  type: string;
}

/** All errors, with the paths of their fields: lists and groups contain those of their items. */
export function leaves(errors: FieldErrors, before = ''): Leaf[] {
  return Object.entries(errors).flatMap(([name, error]) => {
    if (!error || typeof error !== 'object' || name === 'ref') return [];
    const path = `${before}${name}`;
    const own = 'message' in error && typeof error.message === 'string' && error.message !== '';
    if (own) return [{ path, type: String((error as { type?: unknown }).type) }];
    return leaves(error as FieldErrors, `${path}.`);
  });
}
