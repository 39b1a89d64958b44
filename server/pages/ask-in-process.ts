import { deepFreeze } from '../http/deep-freeze.ts';
import { type Inside, insideEnvironment } from '../http/inside.ts';
import type { Ask } from './cache/reading.ts';

type Request = (
  path: string,
  init: RequestInit | undefined,
  environment: object,
) => Response | Promise<Response>;

/**
 * Calls the application's own API without network and without serializing the response.
 * @param isGuarded whether responses are frozen, as several pages are rendered from one object; off in production,
 * where frozen objects would slow down each read
 */
export const askInProcess =
  (request: Request, isGuarded: boolean): Ask =>
  async (path, init) => {
    const inside: Inside = {};
    const response = await request(path, init, insideEnvironment(inside));
    const { ok, status, headers } = response;
    if (isGuarded) deepFreeze(inside.data);
    return 'data' in inside ? { ok, status, headers, json: async () => inside.data } : response;
  };
