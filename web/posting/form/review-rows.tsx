import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useWords, type WordKey } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { dateWords } from '../../ui/date-words.ts';
import { Price } from '../../ui/Price.tsx';
import { useKnownPlaces } from '../fields/gazetteer.ts';
import type { PostPhoto } from '../photos/post-photo.ts';
import { thumbnailOf } from '../photos/thumbnails.ts';
import { useCategories } from './bound/CategoryField.tsx';
import { useFormTools } from './plan-context.tsx';
import * as reviewStyles from './review.module.css';

interface RowProps<T> {
  name: string;
  /** The label; the plan's by default. */
  label?: string;
  /** Formats the value; unchanged by default. */
  as?: (value: T) => ReactNode;
}

const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

/** The value of a field beside its label; nothing if empty. */
export function ReviewRow<T = unknown>({ name, label, as }: RowProps<T>) {
  const t = useWords();
  const { plan } = useFormTools();
  const value = useReviewed<T>(name);
  if (isEmpty(value)) return null;
  const key = plan.labels[name];
  return (
    <div>
      <dt>{label ?? (key ? t(key) : name)}</dt>
      <dd>{as ? as(value) : value === true ? t('posting-form:yes') : <bdi>{String(value)}</bdi>}</dd>
    </div>
  );
}

/** The current value of a field. */
export function useReviewed<T>(name: string): T {
  return useWatch({ name }) as T;
}

/** A multiline text in its own direction. */
export function ReviewText({ name }: { name: string }) {
  const lines = (text: string) => (
    <span className={reviewStyles.lines} dir="auto">
      {text}
    </span>
  );
  return <ReviewRow<string> name={name} as={lines} />;
}

/** Cents. */
export function ReviewPrice({ name }: { name: string }) {
  return <ReviewRow<number> name={name} as={(cents) => <Price cents={cents} />} />;
}

/** Left-to-right values: phone numbers, email addresses and links. */
export function ReviewLatin({ name }: { name: string }) {
  return <ReviewRow<string> name={name} as={(text) => <bdi dir="ltr">{text}</bdi>} />;
}

/** One or more options with labels. */
export function ReviewChoice({ name, words }: { name: string; words: Readonly<Record<string, WordKey>> }) {
  const t = useWords();
  const { lang } = useSite();
  const wordOf = (value: string) => (words[value] ? t(words[value]) : value);
  const list = new Intl.ListFormat(lang, { type: 'unit' });
  const as = (value: string | string[]) =>
    Array.isArray(value) ? list.format(value.map(wordOf)) : wordOf(value);
  return <ReviewRow<string | string[]> name={name} as={as} />;
}

/** A calendar date. */
export function ReviewDate({ name }: { name: string }) {
  const { lang } = useSite();
  // Noon in the city has the same date in all time zones of users.
  return <ReviewRow<string> name={name} as={(day) => dateWords(`${day}T17:00:00Z`, lang)} />;
}

/** A place by id. */
export function ReviewPlace({ name }: { name: string }) {
  const t = useWords();
  const known = useKnownPlaces(t('posting-fields:comma'));
  return <ReviewRow<number> name={name} as={(id) => known.name(id) || '…'} />;
}

/** A category by id, or several. */
export function ReviewCategory({ name, type }: { name: string; type: Parameters<typeof useCategories>[0] }) {
  const { data } = useCategories(type);
  const nameOf = (id: number) => data?.find((one) => one.id === id)?.name ?? '…';
  const { lang } = useSite();
  const list = new Intl.ListFormat(lang, { type: 'unit' });
  const as = (ids: number | number[]) => list.format((Array.isArray(ids) ? ids : [ids]).map(nameOf));
  return <ReviewRow<number | number[]> name={name} as={as} />;
}

/** Thumbnails of pictures. */
export function ReviewPhotos({ name }: { name: string }) {
  const as = (held: PostPhoto | PostPhoto[]) => (
    <span className={reviewStyles.pictures}>
      {[held].flat().map((photo) => (
        <img
          key={photo.id}
          src={thumbnailOf(photo)}
          alt={photo.alt}
          width={72}
          height={72}
          loading="lazy"
          decoding="async"
        />
      ))}
    </span>
  );
  return <ReviewRow<PostPhoto | PostPhoto[]> name={name} as={as} />;
}
