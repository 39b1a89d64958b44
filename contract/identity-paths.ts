/* Where browsers go to sign in with an identity provider. These are pages of redirects, not endpoints of the API. */

/** Begins a sign-in: redirects to the provider. */
export const identityStartPath = <P extends string>(provider: P) => `/api/sign-in/${provider}` as const;

/** The redirect URI to register with a provider. */
export const identityReturnPath = <P extends string>(provider: P) =>
  `${identityStartPath(provider)}/return` as const;

/** The page that completes what a provider has confirmed. */
export const identityPagePath = '/Continue-Sign-In';

/**
 * Why a provider confirmed nothing: the visitor canceled, took too long or began in another browser, the provider
 * did not respond, its response was invalid, or there were too many attempts.
 */
export const identityFailures = ['canceled', 'expired', 'unavailable', 'invalid', 'too-many'] as const;
export type IdentityFailure = (typeof identityFailures)[number];
