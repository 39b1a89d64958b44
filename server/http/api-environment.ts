import type { Lang } from '../../contract/locales.ts';
import type { Actor } from './actor.ts';
import type { Client } from './proxies/client.ts';

/** What the middleware of the API puts beside a request. */
export interface ApiEnvironment {
  Variables: {
    requestId: string;
    /** The path of the site map, where a page was rendered. */
    pageRoute: string;
    /** Who asks, behind however many proxies that are trusted. */
    client: Client;
    lang: Lang;
    /** 0 for the whole city, else the id of a borough, city or neighbourhood. */
    cityId: number;
    /** When the request came, by the application's clock. */
    now: Date;
    /** Who is signed in; null for a guest. */
    actor: Actor | null;
    /** Whether an admin without a second factor is kept out of the back office. */
    adminsNeedFactor: boolean;
  };
}
