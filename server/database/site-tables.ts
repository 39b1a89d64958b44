import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { AdvertisementSlot, advertisementLangs } from '../../contract/advertisements.ts';
import type { ContentKind, contentStatuses } from '../../contract/content.ts';
import type { Either } from '../../contract/locales.ts';
import type { Created, Maybe, Moment, Updated, Vector } from './column-types.ts';

/* Content and advertisements. */

export interface ContentTable {
  id: Generated<number>;
  kind: ContentKind;
  slug: string;
  status: Generated<(typeof contentStatuses)[number]>;
  position: Generated<number>;
  title: JSONColumnType<Either>;
  summary: JSONColumnType<Either>;
  body: JSONColumnType<Either>;
  data: JSONColumnType<Record<string, unknown>>;
  media_id: number | null;
  search_vector: Vector;
  created_at: Created;
  updated_at: Updated;
  published_at: Moment;
}

/** Former slugs of entries. */
export interface ContentSlugTable {
  kind: ContentKind;
  slug: string;
  content_id: number;
  created_at: Created;
}

export interface AdvertisementTable {
  id: Generated<number>;
  slot: AdvertisementSlot;
  lang: Generated<(typeof advertisementLangs)[number]>;
  published: Generated<boolean>;
  title: JSONColumnType<Either>;
  text: JSONColumnType<Either>;
  url: Maybe<string>;
  phone: Maybe<string>;
  media_id: Maybe<number>;
  alt: ColumnType<Either, string | undefined, string>;
  priority: Generated<number>;
  starts_at: ColumnType<Date, Date, Date>;
  ends_at: Moment;
  created_at: Created;
  updated_at: Updated;
}

export interface AdvertisementDayTable {
  advertisement_id: number;
  day: string;
  views: Generated<number>;
  clicks: Generated<number>;
}
