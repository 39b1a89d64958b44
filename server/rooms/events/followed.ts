import { type Either, type Lang, pickText } from '../../../contract/locales.ts';
import { type Catalog, eitherOf, nameOf } from '../catalog/service.ts';
import { cityDay } from '../listings/city-day.ts';
import type { FollowedRow } from './queries.ts';

/** An occurrence of an event, as external calendars import it. */
export interface FollowedTime {
  id: number;
  slug: string;
  /**
   * For a series the day of this occurrence in the city's time zone, which has one per day; null for a single
   * event.
   */
  day: string | null;
  startsAt: Date;
  endsAt: Date | null;
  /** Seconds between its publication and its last change. */
  sequence: number;
  changedAt: Date;
  isCancelled: boolean;
  title: string;
  description: string;
  location: string;
  point: { lat: number; lng: number } | null;
}

const textOf = (text: Either, lang: Lang) => pickText(text, lang).text;

/** All occurrences of an event; past ones remain in the calendars that have them. */
export function followedTimes(row: FollowedRow, catalog: Catalog, lang: Lang): FollowedTime[] {
  const { id, slug, updated_at, published_at, lat, lng, street, zip, venue } = row;
  const place = catalog.place(row.place_id);
  const area = place ? [nameOf(place, lang), [place.state_code, zip].filter(Boolean).join(' ')] : [];
  const times = row.times ?? [];
  return times.map(([starts, ends]) => {
    const startsAt = new Date(starts * 1000);
    return {
      id,
      slug,
      day: times.length > 1 ? cityDay(startsAt) : null,
      startsAt,
      endsAt: row.ends_minute === null ? null : new Date(ends * 1000),
      sequence: Math.max(
        0,
        Math.floor((updated_at.getTime() - (published_at ?? updated_at).getTime()) / 1000),
      ),
      changedAt: updated_at,
      isCancelled: row.state === 'cancelled',
      title: textOf(eitherOf(row.title_en, row.title_ar), lang),
      description: textOf(eitherOf(row.description_en, row.description_ar), lang),
      location: [venue, street, ...area].filter(Boolean).join(', '),
      point: lat === null || lng === null ? null : { lat, lng },
    };
  });
}
