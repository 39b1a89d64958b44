import { AdSlot } from '../../advertising/AdSlot.tsx';
import { useWords } from '../../i18n/words.ts';
import { placeName } from '../../lists/facet-links.ts';
import { useListAddress } from '../../lists/use-list-address.ts';
import * as listHeadStyles from '../../posts/list-head.module.css';
import { PostLink } from '../../posts/PostLink.tsx';
import { RentalList } from '../../posts/rentals/RentalList.tsx';
import { isWanted, rentalFiltersOf } from '../../posts/rentals/rental-filters.ts';
import { useAppSelector } from '../../store.ts';
import { SideTabs } from '../../ui/SideTabs.tsx';

/** Offered rentals in a list and on a map, and wanted ones. */
export default function RentalsPage() {
  const t = useWords();
  const { href, params } = useListAddress();
  const filters = rentalFiltersOf(params);
  const wanted = isWanted(filters);
  const { data, status, key } = useAppSelector((state) => state.rent.rentData);
  const states = useAppSelector((state) => state.business.stateAndCity.data);
  const countOf = (side: string) => data?.meta.facets.looking_for?.find(({ value }) => value === side)?.count;
  const where = placeName(states, filters.city === null ? null : Number(filters.city));
  const what = t(wanted ? 'posts:homesWanted' : 'posts:homesOffered');
  return (
    <RentalList
      header={
        <>
          <div className={listHeadStyles.head}>
            <h1>{where ? t('directory:inPlace', { what, where }) : what}</h1>
            <PostLink href="/post-rent" words="rentals:postHome" />
          </div>
          <SideTabs
            label={t('post-lists:sides')}
            sides={[
              {
                href: href({ looking_for: null }),
                label: t('rentals:tabOffer'),
                count: countOf('offer'),
                current: !wanted,
              },
              {
                href: href({ looking_for: 'wanted' }),
                label: t('rentals:tabWanted'),
                count: countOf('wanted'),
                current: wanted,
              },
            ]}
          />
          <AdSlot slot="lists" />
        </>
      }
      list={data}
      status={status}
      listKey={key}
    />
  );
}
