import { useRef } from 'react';
import { useParams } from 'react-router';
import { categoryPath } from '../../addresses.ts';
import { AdSlot } from '../../advertising/AdSlot.tsx';
import { directoryTypeOf, sectionOf } from '../../directory/directory-types.ts';
import { NothingYet } from '../../directory/NothingYet.tsx';
import { ResultsView } from '../../directory/ResultsView.tsx';
import { useDirectory } from '../../directory/use-directory.ts';
import { useWords } from '../../i18n/words.ts';
import { useAppSelector } from '../../store.ts';
import { CategoryTiles } from '../../ui/CategoryTiles.tsx';
import * as categoryHeadStyles from '../../ui/category-head.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { useSoftLinks } from '../../ui/use-soft-links.ts';

/** Services or shops: their categories and all their listings. */
export default function CategoryPage() {
  const t = useWords();
  const tiles = useRef<HTMLDivElement>(null);
  useSoftLinks(tiles);
  const type = directoryTypeOf(useParams().type) ?? 'shops';
  const { filters, href } = useDirectory();
  const section = useAppSelector((state) => sectionOf(state, type));
  const categories = useAppSelector((state) => state.services.categories.data);
  const states = useAppSelector((state) => state.business.stateAndCity.data);
  const { data, status, key } = useAppSelector((state) => state.business.businessList);
  const own = categories.filter((category) => category.type === type);
  return (
    <>
      <div className={`${layoutStyles.wrap} ${categoryHeadStyles.head}`} ref={tiles}>
        <div className={categoryHeadStyles.intro}>
          <div>
            <h1>{section?.name ?? t(type === 'shops' ? 'directory:shops' : 'directory:services')}</h1>
            {section?.hint && <p>{section.hint}</p>}
          </div>
          <img
            src={`/art/pattern/${type}.svg?w=640&h=200`}
            width={640}
            height={200}
            alt=""
            fetchPriority="high"
          />
        </div>
        <h2 className={textStyles.hidden}>{t('directory:subCategories')}</h2>
        <CategoryTiles categories={own} />
      </div>
      <ResultsView
        header={
          <>
            <h2>{t('directory:everyPlace')}</h2>
            <AdSlot slot="lists" />
          </>
        }
        list={data}
        status={status}
        listKey={key}
        states={states}
        categories={own}
        category={filters.category}
        categoryHref={(one) => href({ category: one.id === filters.category ? null : String(one.id) })}
        nothing={<NothingYet href={categoryPath(type === 'shops' ? 'services' : 'shops')} />}
      />
    </>
  );
}
