import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { AttendanceState, ReminderLead } from '../../contract/attendance.ts';
import type { HalalEvidence } from '../../contract/businesses.ts';
import type { Congregation } from '../../contract/congregation.ts';
import type { SocialLinks } from '../../contract/contact-details.ts';
import type { eventPrayers, eventPrices, eventStates } from '../../contract/events.ts';
import type { Week } from '../../contract/hours.ts';
import type { workplaces } from '../../contract/jobs.ts';
import type { Either } from '../../contract/locales.ts';
import type { Fee, laundries, parkings, petRules } from '../../contract/rentals.ts';
import type { SpecialPeriod } from '../../contract/special-hours.ts';
import type { Created, Day, Maybe, Moment } from './column-types.ts';

/* The columns of each kind of listing besides the shared ones, for Kysely. */

export interface BusinessTable {
  id: number;
  kind: Generated<'business'>;
  whatsapp: string | null;
  website: string | null;
  social: JSONColumnType<SocialLinks>;
  services: JSONColumnType<Either[]>;
  hours: JSONColumnType<Week | null, string | null, string | null>;
  open_minutes: Generated<string>;
  price_range: Maybe<number>;
  payment_methods: Generated<readonly string[]>;
  languages: Generated<readonly string[]>;
  halal: Maybe<HalalEvidence, string>;
  accessibility: Generated<readonly string[]>;
  prayers: Maybe<Congregation, string>;
  special_hours: ColumnType<SpecialPeriod[], string | undefined, string>;
  special_days: Generated<string>;
  special_open: Generated<string>;
  temporarily_closed: Generated<boolean>;
  closed_until: Day;
  verified_at: Moment;
  hours_confirmed_at: Moment;
}

export interface ProductTable {
  id: number;
  kind: Generated<'product'>;
  type: string | null;
  post_type: 'sale' | 'buy';
  condition: 'new' | 'used' | null;
  year: number | null;
  color: string | null;
  brand: string | null;
  model: string | null;
  negotiable: Generated<boolean>;
  delivery: Generated<boolean>;
  mileage: Maybe<number>;
}

export interface RentalTable {
  id: number;
  kind: Generated<'rental'>;
  post_type: 'offer' | 'wanted';
  accommodation: 'apartment' | 'house' | 'townhouse' | 'room';
  area_sq_ft: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
  bathroom_shared: Generated<boolean>;
  gender: Generated<'male' | 'female' | 'any'>;
  available_from: Day;
  deposit_cents: Maybe<number>;
  fees: Maybe<Fee[], string>;
  utilities: Generated<readonly string[]>;
  furnished: Maybe<boolean>;
  lease_min_months: Maybe<number>;
  lease_max_months: Maybe<number>;
  pets: Maybe<(typeof petRules)[number]>;
  laundry: Maybe<(typeof laundries)[number]>;
  parking: Maybe<(typeof parkings)[number]>;
  subway_lines: Generated<readonly string[]>;
}

export interface EventTable {
  id: number;
  kind: Generated<'event'>;
  starts_on: ColumnType<string, string, string>;
  starts_minute: number | null;
  ends_minute: number | null;
  after_prayer: (typeof eventPrayers)[number] | null;
  repeats: string | null;
  price_type: (typeof eventPrices)[number];
  audience: Generated<readonly string[]>;
  languages: Generated<readonly string[]>;
  seats: Maybe<number>;
  venue: string | null;
  host: string | null;
  state: Generated<(typeof eventStates)[number]>;
  moved_from: Moment;
}

/** The dates of an event. */
export interface EventOccurrenceTable {
  event_id: number;
  starts_at: Date;
  ends_at: Date;
}

/** A member who attends a day of an event, or waits for a seat. */
export interface EventAttendanceTable {
  id: GeneratedAlways<number>;
  event_id: number;
  day: ColumnType<string, string, string>;
  user_id: number;
  state: AttendanceState;
  shares_name: boolean;
  known_start: Moment;
  knows_cancelled: Generated<boolean>;
  is_edited: Generated<boolean>;
  created_at: Created;
}

/** A reminder of an event. */
export interface EventReminderTable {
  event_id: number;
  user_id: number;
  lead: ReminderLead;
  sent_for: Moment;
  knows_cancelled: Generated<boolean>;
  known_starts: Generated<Date[] | null>;
  created_at: Created;
}

export interface JobTable {
  id: number;
  kind: Generated<'job'>;
  post_type: 'hiring' | 'seeking';
  job_type: 'full_time' | 'part_time' | 'both';
  salary_min_cents: number | null;
  salary_max_cents: number | null;
  salary_type: 'hour' | 'day' | 'week' | 'month' | 'year' | null;
  company: string | null;
  location: string | null;
  experience: 'none' | 'junior' | 'mid' | 'senior' | null;
  portfolio_url: string | null;
  workplace: Maybe<(typeof workplaces)[number]>;
  apply_url: Maybe<string>;
  closing_date: Day;
  languages: Generated<readonly string[]>;
  small_employer: Generated<boolean>;
}

/** The tables by name. */
export interface DetailTables {
  business: BusinessTable;
  product: ProductTable;
  rental: RentalTable;
  job: JobTable;
  event: EventTable;
  event_occurrence: EventOccurrenceTable;
  event_attendance: EventAttendanceTable;
  event_reminder: EventReminderTable;
}
