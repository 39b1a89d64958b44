import type { OwnPostKind } from '../../../contract/my-posts.ts';

/** A post that a conversation can be about. */
export interface About {
  kind: Exclude<OwnPostKind, 'business'>;
  id: number;
}

/** `product-12`, as in links of posts; null for anything else. */
export function readAbout(text: string | null): About | null {
  const [, kind, id] = /^(product|rent|job)-(\d{1,15})$/.exec(text ?? '') ?? [];
  return kind ? { kind: kind as About['kind'], id: Number(id) } : null;
}
