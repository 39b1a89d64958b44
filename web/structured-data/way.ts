import type { Site } from '../site.tsx';
import type { Crumb } from '../ui/Breadcrumbs.tsx';
import { absoluteOn } from './absolute.ts';
import { breadcrumbListData } from './lists.ts';
import type { StructuredData } from './values.ts';

/** The way to a page as its breadcrumbs show it. */
export function wayData(crumbs: readonly Crumb[], site: Site): StructuredData {
  return breadcrumbListData(
    crumbs.map(({ name, href }) => ({ name, path: href })),
    absoluteOn(site),
  );
}
