import type { BusinessDetail } from '../../contract/businesses.ts';

/** The data of a business that its reviews need. */
export type ReviewedPlace = Pick<
  BusinessDetail,
  'id' | 'name' | 'lang' | 'street' | 'area' | 'allServices' | 'reviewCount'
>;

/** Whose reviews stand on a page: those of a business, or of a member. */
export type Reviewed =
  | { kind: 'business'; place: ReviewedPlace }
  | { kind: 'member'; id: number; name: string; reviewCount: number };

export const reviewedId = (of: Reviewed): number => (of.kind === 'business' ? of.place.id : of.id);

/** The subject of the visitor's own review: a business, or the other side of a conversation. */
export type ReviewTarget =
  | { kind: 'business'; place: ReviewedPlace }
  | { kind: 'member'; conversationId: number; name: string };
