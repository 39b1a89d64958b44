import type { Neighborhood } from '../../../contract/neighborhoods.ts';
import type { Translate } from '../../i18n/words.ts';
import type { Crumb } from '../../ui/Breadcrumbs.tsx';

/** The fragment of a borough or state in the overview. */
export const parentAnchor = (parent: string) => encodeURIComponent(parent.replaceAll(' ', '-'));

/** The breadcrumbs of a neighborhood: all neighborhoods, its borough, the neighborhood. */
export function neighborhoodCrumbs({ name, parent }: Neighborhood, t: Translate): Crumb[] {
  return [
    { name: t('neighborhoods:title'), href: '/Neighborhoods' },
    { name: parent, href: `/Neighborhoods#${parentAnchor(parent)}` },
    { name },
  ];
}
