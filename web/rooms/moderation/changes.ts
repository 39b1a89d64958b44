import type { OwnPostKind } from '../../../contract/my-posts.ts';
import type { Picture } from '../../../contract/pictures.ts';
import { type PostField, postFields } from './post-fields.ts';
import { type Speech, saysNothing, valueWords } from './value-words.ts';

type Body = Record<string, unknown>;

/** A field that a revision changes. */
export type FieldChange =
  | { field: PostField; before: string; after: string }
  | { field: PostField; added: readonly number[]; removed: readonly number[] };

/** The ids of a field's pictures, in order. */
export function photoIds(value: unknown): number[] {
  const refs = [value].flat().filter((ref): ref is { id: number } => typeof ref === 'object' && ref !== null);
  return refs.map(({ id }) => id);
}

/** The pictures of a post, in the order of its page. */
export function picturesOf(kind: OwnPostKind, body: Body, known: readonly Picture[]): Picture[] {
  const ids = postFields[kind]
    .filter(({ format, name }) => format === 'photos' && name !== 'logo')
    .flatMap(({ name }) => photoIds(body[name]));
  return [...new Set(ids)].flatMap((id) => known.find((picture) => picture.id === id) ?? []);
}

const same = (one: unknown, other: unknown): boolean => {
  if (saysNothing(one) && saysNothing(other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => same((one as Body)[key], (other as Body)[key]));
};

/** The differences between a revision and the published post, in the order of the type's fields. */
export function changesOf(kind: OwnPostKind, published: Body, body: Body, speech: Speech): FieldChange[] {
  return postFields[kind].flatMap((field): FieldChange[] => {
    const [was, is] = [published[field.name], body[field.name]];
    if (same(was, is)) return [];
    if (field.format === 'photos') {
      const [before, after] = [photoIds(was), photoIds(is)];
      return [
        {
          field,
          added: after.filter((id) => !before.includes(id)),
          removed: before.filter((id) => !after.includes(id)),
        },
      ];
    }
    return [{ field, before: valueWords(field, was, speech), after: valueWords(field, is, speech) }];
  });
}
