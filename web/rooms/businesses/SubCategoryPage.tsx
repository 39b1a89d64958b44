import { useLocation, useParams } from 'react-router';
import type { Category } from '../../../contract/categories.ts';
import { categoryPath, subCategoryPath } from '../../addresses.ts';
import { AdSlot } from '../../advertising/AdSlot.tsx';
import { categoryOf } from '../../directory/directory-types.ts';
import { NothingYet } from '../../directory/NothingYet.tsx';
import { ResultsView } from '../../directory/ResultsView.tsx';
import { useDirectory } from '../../directory/use-directory.ts';
import { useWords } from '../../i18n/words.ts';
import { placeName } from '../../lists/facet-links.ts';
import { useSlices } from '../../state/use-slices.ts';
import { useAppSelector } from '../../store.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { subCategoryCrumbs } from './sub-category-crumbs.ts';

/** The filters that remain when another category is selected. */
const retainedParams = ['city', 'open_now', 'verified', 'near', 'by', 'radius_km', 'sort', 'lang'];

function categoryHref(category: Category, search: string): string {
  const params = new URLSearchParams(search);
  const path = subCategoryPath(category);
  const tail = [...params].filter(([name]) => retainedParams.includes(name));
  return tail.length > 0 ? `${path}&${new URLSearchParams(tail)}` : path;
}

/** The places of one category, in a list and on a map. */
export default function SubCategoryPage() {
  const t = useWords();
  const { id } = useParams();
  const { search } = useLocation();
  const { filters } = useDirectory();
  const category = useAppSelector((state) => categoryOf(state, id));
  const categories = useAppSelector((state) => state.services.categories.data);
  const states = useAppSelector((state) => state.business.stateAndCity.data);
  const { data, status, key } = useAppSelector((state) => state.business.businessList);
  const type = category?.type === 'shops' ? 'shops' : 'services';
  const crumbs = subCategoryCrumbs(useSlices('settings'), category, t);
  const what = category?.name ?? '';
  const where = placeName(states, filters.city);
  return (
    <ResultsView
      header={
        <>
          <Breadcrumbs crumbs={crumbs} />
          <h1>{where ? t('directory:inPlace', { what, where }) : what}</h1>
          <AdSlot slot="lists" />
        </>
      }
      list={data}
      status={status}
      listKey={key}
      states={states}
      categories={categories.filter((one) => one.type === type)}
      category={category?.id ?? null}
      categoryHref={(one) => categoryHref(one, search)}
      google
      nothing={<NothingYet href={categoryPath(type)} />}
    />
  );
}
