import type { ReactNode } from 'react';
import type { ArticleCard } from '../../../contract/articles.ts';
import { useWords } from '../../i18n/words.ts';
import { FacetSection } from '../../lists/FacetSection.tsx';
import { type Facets, valueLinks } from '../../lists/facet-links.ts';
import { useListAddress } from '../../lists/use-list-address.ts';
import { type ListWords, PostList } from '../../posts/PostList.tsx';
import { searchedWords } from '../../posts/searched.ts';
import { NothingFound } from './NothingFound.tsx';
import { ResultsHead } from './ResultsHead.tsx';
import { useFoundList } from './use-found.ts';
import { whyOf } from './Why.tsx';

interface Props {
  type: 'blog' | 'guide';
  className: string | undefined;
  row: (article: ArticleCard, why: ReactNode) => ReactNode;
}

const noFacets: Facets = {};

/** Articles among the results, filtered by topic. */
export function ArticlesFound({ type, className, row }: Props) {
  const t = useWords();
  const { list, status, listKey } = useFoundList(type);
  const address = useListAddress();
  const { href, params } = address;
  const facets = list?.meta.facets ?? noFacets;
  const chosen = params.get('category');
  const links = valueLinks({
    facets,
    name: 'category',
    current: chosen,
    hrefOf: (category) => href({ category }),
  });
  const words: ListWords = {
    ...searchedWords,
    label: `search:${type}`,
    more: 'search:moreArticles',
    loading: 'search:loadingArticles',
    none: 'search:noArticles',
    noneYet: 'search:noArticles',
    noneYetText: 'post-lists:emptyText',
  };
  return (
    <PostList
      header={<ResultsHead type={type} />}
      address={address}
      list={list}
      status={status}
      listKey={listKey}
      words={words}
      icon="page"
      sort={null}
      panel={(id) => (
        <FacetSection id={`${id}-topic`} title={t('search:topic')} links={links} visibleCount={10} />
      )}
      chips={
        chosen
          ? [
              {
                key: 'category',
                label: links.find(({ current }) => current)?.label ?? chosen,
                href: href({ category: null }),
              },
            ]
          : []
      }
      filterNames={['category']}
      post={null}
      nothing={<NothingFound type={type} />}
      className={className}
      row={(article) => row(article, whyOf(article))}
      map={null}
    />
  );
}
