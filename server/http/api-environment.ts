import type { Lang } from '../../contract/locales.ts';
import type { Actor } from './actor.ts';

/** What the base of the API puts beside a request: the language and city of its address. */
export interface ApiEnvironment {
  Variables: {
    requestId: string;
    lang: Lang;
    /** 0 for the whole city, else the id of a borough, city or neighbourhood. */
    cityId: number;
    /** Who is signed in; null for a guest. */
    actor: Actor | null;
    /** Whether an admin without a second factor is kept out of the back office. */
    adminsNeedFactor: boolean;
  };
}
