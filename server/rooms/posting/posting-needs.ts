import type { OwnPostKind } from '../../../contract/my-posts.ts';
import type { Db } from '../../database/connect.ts';
import type { MyPosts } from '../my-posts/service.ts';
import type { WritingNeeds } from './writing.ts';

export interface PostingNeeds extends WritingNeeds {
  db: Db;
  myPosts: MyPosts;
}

/** The request headers of a submission. */
export interface Sent {
  kind: OwnPostKind;
  fields: unknown;
  /** `Idempotency-Key` of a new post. */
  key?: string | undefined;
  /** `If-Match` of an edit: the version that the form loaded. */
  version?: string | undefined;
}
