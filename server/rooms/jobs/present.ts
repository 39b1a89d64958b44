import { type JobCard, type JobDetail, jobFields } from '../../../contract/jobs.ts';
import { namesArea } from '../../geography/repeated-area.ts';
import { publicLocation } from '../listings/approximate.ts';
import type { PictureRow } from '../listings/pictures.ts';
import {
  type PostView,
  presentCategory,
  presentFields,
  presentPost,
  presentPostDetail,
} from '../listings/posts.ts';
import { type Precision, whereaboutsOf } from '../listings/whereabouts.ts';
import type { JobDetailRow, JobRow } from './queries.ts';

/** The initial of the company, or of the title if the post names no company. */
function initialOf({ company }: JobRow, title: string): string {
  const name = company?.trim() || title.trim();
  return /\p{L}|\p{N}/u.exec(name)?.[0] ?? '';
}

/** A workplace is public unless its employer is anonymous. */
const precisionOf = ({ post_type, anonymous }: JobRow): Precision =>
  post_type === 'hiring' && !anonymous ? 'exact' : 'area';

export function presentJob(row: JobRow, pictures: readonly PictureRow[], view: PostView): JobCard {
  const post = presentPost(row, pictures, view);
  return {
    ...post,
    ...presentFields(jobFields, 'card', row, view.lang),
    initial: initialOf(row, post.title),
    category: presentCategory(view.catalog, row.category_id, view.lang, 'briefcase'),
    location: publicLocation(row.location, row.anonymous),
  };
}

export function presentJobDetail(
  row: JobDetailRow,
  pictures: readonly PictureRow[],
  similar: JobCard[],
  view: PostView,
): JobDetail {
  const card = presentJob(row, pictures, view);
  return {
    ...card,
    ...presentPostDetail(row, pictures, view),
    isAreaNamed: namesArea(card.location, view.catalog.place(row.place_id)),
    whereabouts: row.workplace === 'remote' ? null : whereaboutsOf(row, view.catalog, precisionOf(row)),
    ...presentFields(jobFields, 'detail', row, view.lang),
    similar,
  };
}
