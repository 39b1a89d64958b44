import type { Site } from '../site.tsx';
import type { Crumb } from '../ui/Breadcrumbs.tsx';
import { absoluteOn } from './absolute.ts';
import { breadcrumbListData } from './lists.ts';
import type { StructuredData } from './values.ts';

/** The breadcrumbs of a page as displayed. */
export function wayData(crumbs: readonly Crumb[], site: Site): StructuredData {
  return breadcrumbListData(
    crumbs.map(({ name, href }) => ({ name, path: href })),
    absoluteOn(site),
  );
}
