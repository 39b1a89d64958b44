import type { Lang } from '../../contract/locales.ts';
import type { Actor } from './actor.ts';
import type { Client } from './proxies/client.ts';

/** The request variables that the API middleware sets. */
export interface ApiEnvironment {
  Variables: {
    requestId: string;
    /** The route of a rendered page in the site map. */
    pageRoute: string;
    /** The client, behind any number of trusted proxies. */
    client: Client;
    lang: Lang;
    /** 0 for the whole area, otherwise the id of a borough, city or neighborhood. */
    cityId: number;
    /** The time of the request by the application's clock. */
    now: Date;
    /** The signed-in member; null for a guest. */
    actor: Actor | null;
    /** Whether admins need two-step sign-in for the back office. */
    adminsNeedFactor: boolean;
  };
}
