import type { Lang } from '../../contract/locales.ts';
import { type Catalog, nameOf } from '../rooms/catalog/service.ts';
import type { RenderPage } from './render-page.ts';

const subCategory = /^\/SubCategory\/(?:[^/?]*\/)?(\d{1,9})\/?$/;
/** Filter parameters of lists. */
const named = ['main_id', 'category_id'];

/**
 * The new URL of a page whose category was merged into another; undefined if none was.
 * @param target path and query
 */
export function movedTo(target: string, catalog: Pick<Catalog, 'movedCategory'>): string | undefined {
  const [path = '', query = ''] = target.split(/\?(.*)/s);
  const tail = query && `?${query}`;
  const [, id] = subCategory.exec(path) ?? [];
  const to = id === undefined ? undefined : catalog.movedCategory(Number(id));
  if (to) return `/SubCategory/${to.slug}/${to.id}${tail}`;
  if (!named.some((name) => query.includes(`${name}=`))) return undefined;
  const params = new URLSearchParams(query);
  let isMoved = false;
  for (const name of named) {
    const other = catalog.movedCategory(Number(params.get(name)));
    if (!other) continue;
    params.set(name, String(other.id));
    isMoved = true;
  }
  return isMoved ? `${path}?${params}` : undefined;
}

const searchForm = /^\/search-result\/?\?(.*)$/s;

/** The query of a search form that has a place and no words. */
function placeQuery(target: string): URLSearchParams | undefined {
  const params = new URLSearchParams(searchForm.exec(target)?.[1]);
  return params.get('city') && !params.get('q')?.trim() ? params : undefined;
}

/** Whether this is the URL of a search form with a place and no words. */
export const isPlaceSearch = (target: string): boolean => placeQuery(target) !== undefined;

/**
 * The redirect of a search form with a place and no words: to the results for the name of the place, or home if
 * there is no such place. The rest of the query remains. Undefined for any other page.
 * @param target path and query
 */
export function placeSearched(
  target: string,
  catalog: Pick<Catalog, 'place'>,
  lang: Lang,
): string | undefined {
  const params = placeQuery(target);
  if (!params) return undefined;
  const place = catalog.place(Number(params.get('city')));
  for (const name of ['q', 'city']) params.delete(name);
  const tail = params.size > 0 ? `?${params}` : '';
  return place ? `/search-result/${encodeURIComponent(nameOf(place, lang))}${tail}` : `/${tail}`;
}

/**
 * Renders pages, and redirects those about a merged category and search forms for a place. An unknown city is
 * treated as the whole area.
 */
export function withMovedPages(render: RenderPage, catalog: () => Promise<Catalog>): RenderPage {
  return async (request) => {
    // The database may be unavailable: then cached pages are served, and rendering reports the error.
    const now = await catalog().catch(() => undefined);
    if (!now) return render(request);
    const cityRequest =
      request.cityId > 0 && !now.place(request.cityId) ? { ...request, cityId: 0 } : request;
    const moved = movedTo(cityRequest.target, now);
    if (moved) return { redirect: { status: 301, location: moved } };
    const searched = placeSearched(cityRequest.target, now, cityRequest.lang);
    if (searched) return { redirect: { status: 303, location: searched } };
    // A place that was selected once may have been deleted since: then it is the whole area again.
    const cityId = cityRequest.cityId !== 0 && now.place(cityRequest.cityId) ? cityRequest.cityId : 0;
    return render({ ...cityRequest, cityId });
  };
}
