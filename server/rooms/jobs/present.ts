import { type JobCard, type JobDetail, jobFields } from '../../../contract/jobs.ts';
import type { Lang } from '../../../contract/locales.ts';
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

/** The first letter of the first name in the script of a language, else of the first name. */
function initialOf(names: readonly (string | null)[], lang: Lang): string {
  const given = names.flatMap((name) => name?.trim() || []);
  const own = given.find((name) => /^\P{L}*\p{Script=Arabic}/u.test(name) === (lang === 'ar'));
  return [...(own ?? given[0] ?? '')][0] ?? '';
}

/** A workplace may be known to everybody, unless its employer stays unnamed. */
const precisionOf = ({ post_type, anonymous }: JobRow): Precision =>
  post_type === 'hiring' && !anonymous ? 'exact' : 'area';

export function presentJob(row: JobRow, pictures: readonly PictureRow[], view: PostView): JobCard {
  const post = presentPost(row, pictures, view);
  return {
    ...post,
    ...presentFields(jobFields, 'card', row, view.lang),
    initial: initialOf([row.company, post.title], view.lang),
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
