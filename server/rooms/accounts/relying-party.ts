/** What passkeys are bound to: the host of the public address, and its origin. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/** The relying party of a site; never taken from the `Host` of a request, which clients choose. */
export function relyingParty(publicUrl: string): RelyingParty {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}
