import {
  listManagedListings,
  putBackListing,
  readManagedListing,
  setPrayers,
  takeDownListing,
  verifyListing,
} from '../../../contract/managed-listings.ts';
import { adminRouter } from '../../http/admin-router.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { type Call, serve } from '../../http/serve.ts';
import type { ManagedListingRequest, ManagedListings } from './service.ts';

/** The moderator, the listing, and the version that they have read. */
const requestOf = ({
  params,
  actor,
  context,
}: Pick<Call<typeof putBackListing>, 'params' | 'actor' | 'context'>): ManagedListingRequest => ({
  id: params.id,
  actor,
  version: context.req.header('if-match'),
});

/** For moderators and admins. */
export function managedListingRoutes(listings: ManagedListings) {
  const router = adminRouter('listings', 'reports');
  const after = async (id: number, request: RequestContext) => {
    const { status, verified } = (await listings.detail(id, request)).listing;
    return { data: { id, status, verified } };
  };

  serve(router, listManagedListings, ({ query, request }) => listings.list(query, request));
  serve(router, readManagedListing, async ({ params, request }) => ({
    data: await listings.detail(params.id, request),
  }));
  serve(router, takeDownListing, async (call) => {
    const { template, reason } = call.body;
    await listings.takeDown(requestOf(call), { template: template ?? null, note: reason ?? null });
    return after(call.params.id, call.request);
  });
  serve(router, putBackListing, async (call) => {
    await listings.putBack(requestOf(call));
    return after(call.params.id, call.request);
  });
  serve(router, verifyListing, async (call) => {
    await listings.verify(requestOf(call), call.body.verified);
    return after(call.params.id, call.request);
  });
  serve(router, setPrayers, async (call) => {
    await listings.setPrayers(requestOf(call), call.body.prayers);
    return { data: await listings.detail(call.params.id, call.request) };
  });
  return router;
}
