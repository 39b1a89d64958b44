import type { RentalDetail } from '../../contract/rentals.ts';
import { type SharedKind, sharedPicturePath } from '../../contract/sharing.ts';
import type { PageHead } from '../loading.ts';
import type { Site } from '../site.tsx';
import { shortened } from './shortened.ts';

interface Source {
  site: Site;
  kind: SharedKind;
  post: Pick<RentalDetail, 'id' | 'description' | 'updatedAt'>;
  title: string;
  path: string;
}

/** The metadata of a post's page. Without a description its title is used. */
export function postHead({ site, kind, post, title, path }: Source): PageHead {
  return {
    title,
    description: shortened(post.description.text) || title,
    canonical: path,
    image: sharedPicturePath(kind, post.id, site.lang, post.updatedAt),
  };
}
