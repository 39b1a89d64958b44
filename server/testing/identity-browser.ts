import type { EndpointDefinition, InputArguments } from '../../contract/endpoint.ts';
import { identityStartPath } from '../../contract/identity-paths.ts';
import type { TestSite } from './test-site.ts';
import { type TypedResponse, typedClient } from './typed-client.ts';

/** Cookies by name, whatever their path. */
function cookieJar() {
  const cookies = new Map<string, string>();
  return {
    header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    store(response: Response) {
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        if (value) cookies.set(name, value);
        else cookies.delete(name);
      }
    },
  };
}

const locationOf = (response: Response): string => {
  const location = response.headers.get('location');
  if (!location) throw new Error(`no redirect, but ${response.status}`);
  return location;
};

/** A browser that goes from the site to a provider and back, with cookies for each. */
export function identityBrowser(site: TestSite) {
  const own = cookieJar();

  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const response = await site.ask(path, { ...init, headers: { ...init.headers, cookie: own.header() } });
    own.store(response);
    return response;
  }

  /** Chooses at the provider. @returns the URL of the site to which the provider redirects */
  async function choose(url: string, redirectUri: string, choice = 'continue'): Promise<URL> {
    const jar = cookieJar();
    let target = url;
    let form: string | undefined;
    for (let step = 0; step < 12; step += 1) {
      const response = await fetch(target, {
        redirect: 'manual',
        headers: {
          cookie: jar.header(),
          ...(form !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
        },
        ...(form !== undefined && { method: 'POST', body: form }),
      });
      jar.store(response);
      await response.arrayBuffer();
      // The page that asks who it is.
      form = response.status === 200 ? `choice=${choice}` : undefined;
      if (response.status === 200) continue;
      target = new URL(locationOf(response), target).href;
      if (target.startsWith(redirectUri)) return new URL(target);
    }
    throw new Error('the provider never redirected back');
  }

  return {
    /** Requests the start of a sign-in. @returns the redirect, to the provider if all is well */
    start: async (provider: string, query = ''): Promise<string> =>
      locationOf(await ask(`${identityStartPath(provider)}${query}`)),
    choose,
    /** Returns from the provider. @returns the page of the site that follows */
    back: async (response: URL): Promise<string> =>
      locationOf(await ask(`${response.pathname}${response.search}`)),
    ask,
    /** Calls an endpoint with the cookies of this browser. */
    call: <E extends EndpointDefinition>(
      token: string | null,
      endpoint: E,
      ...input: InputArguments<E, object>
    ): Promise<TypedResponse<E>> => typedClient(ask, token)(endpoint, ...input),
    /** The cookies, for another browser that stole them. */
    cookies: own.header,
  };
}
export type IdentityBrowser = ReturnType<typeof identityBrowser>;
