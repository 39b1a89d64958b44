import { useLocation } from 'react-router';
import type { ArticleCard } from '../../contract/articles.ts';
import { useWords } from '../i18n/words.ts';
import { useSite } from '../site.tsx';
import type { Fetched } from '../state/create-fetch-slice.ts';
import type { ListOf } from '../state/slices.ts';
import { ArticleLead } from '../ui/ArticleLead.tsx';
import { ArticleTile } from '../ui/ArticleTile.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FailedState } from '../ui/FailedState.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import * as styles from '../ui/Pager.module.css';
import { OnwardLink } from '../ui/SectionHead.tsx';
import * as buttonStyles from '../ui/shared/button.module.css';
import * as layoutStyles from '../ui/shared/layout.module.css';
import * as textStyles from '../ui/shared/text.module.css';
import { type ArticlePlace, categoryHref } from './article-place.ts';
import { chosenCategory, isFront } from './article-routes.ts';
import * as listStyles from './list.module.css';
import { Topics } from './Topics.tsx';

interface Props {
  place: ArticlePlace;
  list: Fetched<ListOf<ArticleCard> | null>;
  /** Links to other lists of articles. */
  other: ArticlePlace;
}

/** Articles as cards, newest first and the first one large. Topics and pages are plain links. */
export function ArticleListPage({ place, list: { data, status }, other }: Props) {
  const t = useWords();
  const { publicUrl } = useSite();
  const { pathname, search } = useLocation();
  if (!data) return status === 'failed' ? <FailedState /> : null;
  const url = new URL(`${pathname}${search}`, publicUrl);
  const chosen = chosenCategory(url);
  const isLater = url.searchParams.has('after');
  const [lead, ...others] = data.data;
  const withLead = isFront(url) && lead !== undefined;
  const here = chosen ? categoryHref(place, chosen) : place.list;
  const more = data.meta.next && `${here}${chosen ? '&' : '?'}after=${encodeURIComponent(data.meta.next)}`;
  return (
    <div className={`${layoutStyles.wrap} ${listStyles.page}`}>
      <PageHeading title={t(place.title)} text={t(place.text)}>
        <OnwardLink to={other.list}>{t(other.title)}</OnwardLink>
      </PageHeading>
      <Topics place={place} topics={data.meta.facets.category ?? []} chosen={chosen} />
      {withLead && <ArticleLead article={lead} href={place.pathOf(lead)} />}
      {data.data.length === 0 ? (
        <EmptyState icon="page" title={t('content:emptyTitle')} text={t('content:emptyText')}>
          <a className={buttonStyles.primary} href={place.list}>
            {t('content:seeEverything')}
          </a>
        </EmptyState>
      ) : (
        <ul className={listStyles.grid}>
          {(withLead ? others : data.data).map((article) => (
            <li key={article.id}>
              <ArticleTile article={article} href={place.pathOf(article)} />
            </li>
          ))}
        </ul>
      )}
      {(more || isLater) && (
        <div className={styles.pager}>
          {more && (
            <a className={buttonStyles.outlined} href={more}>
              {t('content:moreEntries')}
            </a>
          )}
          {isLater && (
            <a className={textStyles.link} href={here}>
              {t('content:newest')}
            </a>
          )}
        </div>
      )}
    </div>
  );
}
