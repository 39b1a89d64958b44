import type { Catalog } from '../rooms/catalog/service.ts';
import type { DrawPage } from './draw-page.ts';

const subCategory = /^\/SubCategory\/(?:[^/?]*\/)?(\d{1,9})\/?$/;
/** What lists are narrowed by. */
const named = ['main_id', 'category_id'];

/**
 * Where a page is now whose category was merged into another; undefined where none was.
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

/** Draws pages, and leads on where one is about a category that was merged. */
export function withMovedPages(draw: DrawPage, catalog: () => Promise<Catalog>): DrawPage {
  return async (asked) => {
    // The database may be away: then what is kept is shown, and the drawing says what is wrong.
    const location = await catalog().then(
      (now) => movedTo(asked.target, now),
      () => undefined,
    );
    return location ? { redirect: { status: 301, location } } : draw(asked);
  };
}
