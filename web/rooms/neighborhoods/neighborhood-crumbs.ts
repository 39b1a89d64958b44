import type { Neighborhood } from '../../../contract/neighborhoods.ts';
import type { Translate } from '../../i18n/words.ts';
import type { Crumb } from '../../ui/Breadcrumbs.tsx';

/** Names the part of the overview that a borough or a state has. */
export const parentAnchor = (parent: string) => encodeURIComponent(parent.replaceAll(' ', '-'));

/** The way to a neighborhood: all of them, its borough, itself. */
export function neighborhoodCrumbs({ name, parent }: Neighborhood, t: Translate): Crumb[] {
  return [
    { name: t('neighborhoods:title'), href: '/Neighborhoods' },
    { name: parent, href: `/Neighborhoods#${parentAnchor(parent)}` },
    { name },
  ];
}
