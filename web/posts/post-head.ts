import type { RentalDetail } from '../../contract/rentals.ts';
import { type SharedKind, sharedPicturePath } from '../../contract/sharing.ts';
import type { PageHead } from '../loading.ts';
import type { Site } from '../site.tsx';
import { absoluteOn } from '../structured-data/absolute.ts';
import { breadcrumbListData } from '../structured-data/lists.ts';
import type { Absolute, Thing } from '../structured-data/values.ts';
import type { Crumb } from '../ui/Breadcrumbs.tsx';
import { shortened } from './shortened.ts';

interface Source {
  site: Site;
  kind: SharedKind;
  post: Pick<RentalDetail, 'id' | 'description' | 'updatedAt'>;
  title: string;
  path: string;
  crumbs: Crumb[];
  /** What it is to search engines; null where that is nothing. */
  data: (absolute: Absolute) => Thing | null;
}

/** What the page of a post says of itself. */
export function postHead({ site, kind, post, title, path, crumbs, data }: Source): PageHead {
  const absolute = absoluteOn(site);
  const way = crumbs.map(({ name, href }) => ({ name, path: href }));
  const thing = data(absolute);
  return {
    title,
    description: shortened(post.description.text),
    canonical: path,
    image: sharedPicturePath(kind, post.id, site.lang, post.updatedAt),
    jsonLd: [...(thing ? [thing] : []), breadcrumbListData(way, absolute)],
  };
}
