import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Logger, pino } from 'pino';
import type { Role } from '../../contract/accounts.ts';
import type { Week } from '../../contract/hours.ts';
import { createApp } from '../app.ts';
import type { Db } from '../database/connect.ts';
import { testDatabase } from '../database/testing.ts';
import { readEnvironment } from '../environment.ts';
import type { Courier, Mail, Mailer } from '../mail/letter.ts';
import { mailJob } from '../mail/mailer.ts';
import { createPost } from '../post.ts';
import type { Queue } from '../queue/queue.ts';
import { addAccount, beginSession } from '../rooms/accounts/service.ts';
import { type Catalog, readCatalog } from '../rooms/catalog/service.ts';
import { type DraftOf, saveListings } from '../rooms/listings/service.ts';
import { senderOf } from '../rooms/settings/service.ts';
import { storageOf } from '../storage/storage-of.ts';
import { mailBox, type SentMail } from './mail-box.ts';
import { addressOf, type Clients, clientsOf } from './typed-client.ts';

/** Friday 20 November 2026, 12:00 in New York. */
export const noon = new Date('2026-11-20T17:00:00Z');

/** Its clients call as a guest. */
export interface TestSite extends Clients {
  db: Db;
  connectionString: string;
  /** The folder of its files. */
  dataDir: string;
  catalog: Catalog;
  /** Requests a path below the API's base path. */
  get(
    path: string,
    options?: { lang?: string; cityId?: number; headers?: Record<string, string> },
  ): Promise<Response>;
  /** Requests any URL of the site. */
  ask(path: string, init?: RequestInit): Promise<Response>;
  /** Sends a request as a network client with this address, not in process. */
  askFrom(address: string, path: string, init?: RequestInit): Promise<Response>;
  /** Clients with this address. @param token of the caller, a guest by default */
  from(address: string, token?: string): Clients;
  /** The application, as called for network requests. */
  fetch: ReturnType<typeof createApp>['fetch'];
  /** Creates an account with this role and signs it in. @returns a client for the API in its name */
  member(options?: { role?: Role; name?: string; email?: string; password?: string }): Promise<TestMember>;
  addBusinesses(...businesses: TestBusiness[]): Promise<number[]>;
  /**
   * The next email that the site sent, parsed; waits until it was sent. `const mail = await site.nextMail();` gives
   * `mail.receiver`, `mail.subject`, `mail.text`, `mail.html`, `mail.headers`. It is delivered by the real queue,
   * so that one of a rolled-back transaction never arrives.
   */
  nextMail(): Promise<SentMail>;
  /** Waits until the queue is empty, and returns the unread emails: to assert that nothing was sent. */
  otherMails(): Promise<SentMail[]>;
  /** For tests that bypass the application. */
  mailer: Mailer & Courier;
  queue: Queue;
  close(): Promise<void>;
}

/** The URL of a path below the API's base path, whether there is an endpoint or not. */
export const addressBelow = (path: string, lang = 'en', cityId = 0): string =>
  addressOf({ path: `/${path}` }, {}, { lang, cityId });

/** Later emails are sent after it. */
const lastMail: Mail = {
  to: 'last@mail.example',
  lang: 'en',
  letter: { kind: 'account-deleted', name: 'Last' },
};

/** Its clients call in their name. */
export interface TestMember extends Clients {
  id: number;
  email: string;
  token: string;
  /** Requests a path, for what the contract does not allow. A body is sent as JSON. */
  ask(method: string, path: string, body?: unknown, lang?: string): Promise<Response>;
}

/** Sends requests with this token. */
export const askingAs = (ask: TestSite['ask'], token: string): Clients & Pick<TestMember, 'ask'> => ({
  ...clientsOf(ask, token),
  ask: (method, path, body, lang = 'en') =>
    ask(addressBelow(path, lang), {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    }),
});

export interface TestBusiness
  extends Partial<Omit<DraftOf<'business'>, 'kind' | 'detail'>>,
    Partial<Omit<DraftOf<'business'>['detail'], 'services' | 'hours'>> {
  name: { en?: string; ar?: string };
  /** Slugs. */
  categories?: string[];
  place?: string;
  hours?: Week | null;
  services?: { en?: string; ar?: string }[];
}

/**
 * The real application on a database of its own, with the base data and a clock that is stopped at `noon`.
 * Decisions of moderators are notified at once, unless `settings` allow undoing them. The application logs to
 * `log`.
 */
export async function testSite(
  now: () => Date = () => noon,
  settings: Record<string, string> = {},
  log: Logger = pino({ level: 'silent' }),
): Promise<TestSite> {
  const { db, connectionString, drop } = await testDatabase('seeded');
  const catalog = await readCatalog(db);
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  const environment = readEnvironment({ DATA_DIR: folder, NODE_ENV: 'test', UNDO_SECONDS: '0', ...settings });
  const mails = mailBox();
  // The queue creates its tables at the first email: most tests send none.
  const post = createPost({
    environment,
    connectionString,
    log,
    senderOf: (lang) => senderOf(db, lang),
    transport: mails.transport,
    now,
    pollSeconds: 0.5,
    // Sequentially, so that emails arrive in the order of sending.
    job: { ...mailJob, atOnce: 1 },
  });
  const queue: Queue = { ...post.queue, check: async () => post.queue.start().then(post.queue.check) };
  const app = createApp({
    db,
    environment,
    log,
    storage: storageOf(environment),
    mailer: post.mailer,
    queue,
    now,
  });
  const ask = async (path: string, init?: RequestInit) => app.request(path, init);
  const askFrom: TestSite['askFrom'] = async (remoteAddress, path, init) =>
    app.request(path, init, { incoming: { socket: { remoteAddress } } });
  return {
    db,
    connectionString,
    dataDir: folder,
    catalog,
    ask,
    fetch: app.fetch,
    askFrom,
    from: (address, token) => clientsOf((path, init) => askFrom(address, path, init), token),
    ...clientsOf(ask),
    get: (path, { lang = 'en', cityId = 0, headers = {} } = {}) =>
      ask(addressBelow(path, lang, cityId), { headers }),
    member: async ({
      role = 'member',
      name = 'Salma Khoury',
      email = `member-${randomBytes(6).toString('hex')}@post.example`,
      password = 'a password of tests',
    } = {}) => {
      const id = await addAccount(db, { role, name, email, password }, now());
      const token = await beginSession(db, id, null, now());
      return { id, email, token, ...askingAs(ask, token) };
    },
    addBusinesses: async (...businesses) => {
      const drafts = businesses.map((business) => draftOf(catalog, business));
      return (await saveListings(db, catalog, 'business', drafts)).ids;
    },
    nextMail: mails.next,
    otherMails: async () => {
      await post.mailer.send(db, lastMail);
      return mails.until(lastMail.to);
    },
    mailer: post.mailer,
    queue,
    close: async () => {
      await post.queue.stop();
      await drop();
      await rm(folder, { recursive: true });
    },
  };
}

/** The columns of a business with nothing but a name. */
export function draftOf(catalog: Catalog, business: TestBusiness): DraftOf<'business'> {
  const {
    name,
    categories = ['restaurants'],
    place = 'bay-ridge',
    hours = null,
    services = [],
    whatsapp = null,
    website = null,
    social = {},
    special_hours,
    temporarily_closed,
    closed_until = null,
    price_range = null,
    payment_methods = [],
    languages = [],
    halal = null,
    accessibility = [],
    prayers = null,
    ...rest
  } = business;
  const placeRow = catalog.placeBySlug(place);
  if (!placeRow) throw new Error(`no place ${place}`);
  return {
    kind: 'business',
    status: 'published',
    ownerId: null,
    lang: 'en',
    title: name,
    description: {},
    categoryIds: categories.map((slug) => catalog.categoryBySlug(slug)?.id ?? 0),
    placeId: placeRow.id,
    street: null,
    zip: null,
    point: { lat: placeRow.lat, lng: placeRow.lng },
    phone: null,
    email: null,
    priceCents: null,
    anonymous: false,
    verified: false,
    publishedAt: noon,
    expiresAt: null,
    source: null,
    pictures: [],
    detail: {
      whatsapp,
      website,
      social,
      services,
      hours,
      ...(special_hours && { special_hours }),
      ...(temporarily_closed && { temporarily_closed, closed_until }),
      ...{ price_range, payment_methods, languages, halal, accessibility, prayers },
    },
    ...rest,
  };
}
