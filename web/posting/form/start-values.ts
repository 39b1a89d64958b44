import type { FieldValues } from 'react-hook-form';
import type { OwnPostForm } from '../../../contract/my-posts.ts';
import type { Picture } from '../../../contract/pictures.ts';
import { tidyPhone } from '../fields/phone.ts';
import type { PostPhoto } from '../photos/post-photo.ts';
import type { Poster, PostPlan } from './plan.ts';

/** Fields of all forms: the language of the text ('' means detected), and consent to the terms. */
const common = { lang: '', termsAccepted: false };

/** The initial values of a new form. */
export function startValues(plan: PostPlan, poster: Poster): FieldValues {
  return { ...common, ...plan.start(poster) };
}

function photoOf(ref: unknown, pictures: readonly Picture[]): PostPhoto | null {
  const { id, alt } = (typeof ref === 'number' ? { id: ref } : (ref ?? {})) as { id?: number; alt?: string };
  const picture = pictures.find((one) => one.id === id);
  if (!picture) return null;
  const { url, width, height, placeholder } = picture;
  return { id: picture.id, url, width, height, placeholder, alt: alt ?? '' };
}

/** The initial values for an existing post. Its terms were accepted when it was created. */
export function editedValues(plan: PostPlan, { body, pictures }: OwnPostForm): FieldValues {
  const blank = startValues(plan, { email: '', phone: '' });
  const given = Object.entries(blank).map(([name, empty]) => {
    const value = body[name];
    if (plan.photos.includes(name)) {
      if (!Array.isArray(empty)) return [name, photoOf(value, pictures)];
      const refs = Array.isArray(value) ? value : [];
      return [name, refs.flatMap((ref) => photoOf(ref, pictures) ?? [])];
    }
    if (plan.phones.includes(name) && typeof value === 'string') return [name, tidyPhone(value)];
    return [name, value ?? empty];
  });
  return { ...Object.fromEntries(given), termsAccepted: true };
}
