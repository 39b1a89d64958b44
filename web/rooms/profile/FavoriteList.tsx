import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { FavoriteKind } from '../../../contract/favorites.ts';
import { useWords } from '../../i18n/words.ts';
import { favoritePlaces } from '../../member/favorite-places.ts';
import { MemberPage } from '../../member/MemberPage.tsx';
import { isFavorite } from '../../state/favorites.ts';
import type { SavedOf } from '../../state/slices.ts';
import { useAppSelector } from '../../store.ts';
import { CardSkeletons } from '../../ui/CardSkeletons.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FailedState } from '../../ui/FailedState.tsx';
import { priceWords } from '../../ui/Price.tsx';
import { SortMenu } from '../../ui/SortMenu.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as tagStyles from '../../ui/shared/tag.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as styles from './FavoriteList.module.css';
import { savedSort, savedSorts } from './saved-sort.ts';

interface Props<Card> {
  kind: FavoriteKind;
  /** The layout of the list. */
  className: string | undefined;
  /** @param why that its price has dropped; nothing otherwise */
  of: (card: Card, why: ReactNode) => ReactNode;
  /** Further content of the page. */
  below?: ReactNode;
}

/** The saved items of a type in a chosen order. Items are removed at once when they are unsaved. */
export function FavoriteList<Card extends { id: number }>({ kind, className, of, below }: Props<Card>) {
  const t = useWords();
  const params = new URLSearchParams(useLocation().search);
  const navigate = useNavigate();
  const isLater = params.has('after');
  const sort = savedSort(kind, params);
  const { path, title, source } = favoritePlaces[kind];
  const { data, status } = useAppSelector(favoritePlaces[kind].listOf);
  const favorites = useAppSelector((state) => state.favorites);
  if (status === 'failed') return <FailedState />;
  const list = data as SavedOf<Card> | null;
  const cards = list?.data.filter(({ id }) => !favorites.ids || isFavorite(favorites, { kind, id })) ?? [];
  /** The address of a page in an order. */
  const pageIn = (order: string, after?: string) => {
    const query = new URLSearchParams({
      ...(order !== 'saved' && { sort: order }),
      ...(after && { after }),
    });
    return query.size > 0 ? `${path}?${query}` : path;
  };
  const order = cards.length > 1 && (
    <SortMenu
      path={path}
      words={{ sort: t('saved-posts:sort'), apply: t('saved-posts:applySort') }}
      value={sort}
      options={savedSorts(kind).map((value) => ({ value, label: t(`saved-posts:sort.${value}`) }))}
      onChange={(value) => void navigate(pageIn(value), { preventScrollReset: true, replace: true })}
    >
      {null}
    </SortMenu>
  );
  return (
    <MemberPage current={path} title={t(title)} action={order}>
      {!list && <CardSkeletons cards={3} />}
      {list && list.meta.gone > 0 && (
        <p className={textStyles.muted}>{t('member:gone', { count: list.meta.gone })}</p>
      )}
      {list && cards.length === 0 && !isLater && (
        <EmptyState icon="heart" title={t('member:emptyTitle')} text={t('member:emptyText')}>
          <a className={buttonStyles.primary} href={source}>
            {t('member:lookAround')}
          </a>
        </EmptyState>
      )}
      {/* Cards begin with a heading of the third level. */}
      {cards.length > 0 && <h2 className={textStyles.hidden}>{t('saved-posts:title')}</h2>}
      {cards.length > 0 && (
        <ul className={className}>
          {cards.map((card) => (
            <li key={card.id}>
              {of(card, <Dropped cents={list?.meta.dropped.find(({ id }) => id === card.id)?.wasCents} />)}
            </li>
          ))}
        </ul>
      )}
      <p className={layoutStyles.row}>
        {isLater && (
          <a className={buttonStyles.outlined} href={pageIn(sort)}>
            {t('member:newest')}
          </a>
        )}
        {list?.meta.next && (
          <a className={buttonStyles.outlined} href={pageIn(sort, list.meta.next)}>
            {t('member:older')}
          </a>
        )}
      </p>
      {below}
    </MemberPage>
  );
}

/** Notes that a price is lower than when the offer was saved; nothing otherwise. */
function Dropped({ cents }: { cents: number | undefined }) {
  const t = useWords();
  if (cents === undefined) return null;
  return (
    <p className={styles.dropped}>
      <span className={tagStyles.success}>{t('saved-posts:priceDropped')}</span>
      <span className={textStyles.hidden}>{t('saved-posts:priceBefore')}</span>
      <s>
        <bdi dir="ltr">{priceWords(cents)}</bdi>
      </s>
    </p>
  );
}
