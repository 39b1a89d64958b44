import { useWords } from '../../i18n/words.ts';
import { PostPage } from '../../posts/PostPage.tsx';
import { RoughPlace } from '../../posts/RoughPlace.tsx';
import { rentalKeyFacts } from '../../posts/rentals/rental-words.ts';
import { useAppSelector } from '../../store.ts';
import { PatternArt } from '../../ui/PatternArt.tsx';
import { RentalCard } from '../../ui/RentalCard.tsx';
import { RentPrice } from '../../ui/RentPrice.tsx';
import { rentalCrumbs } from './rental-crumbs.ts';

/** A home on offer, or somebody who looks for one. */
export default function RentalPage() {
  const t = useWords();
  const rental = useAppSelector((state) => state.rent.rental.data);
  if (!rental) return null;
  const { id, postType, accommodation, street, area, borough, zip, point, similar } = rental;
  const wanted = postType === 'wanted';
  const crumbs = rentalCrumbs(rental, t);
  const places = [area.name, borough?.name].filter(Boolean).join(t('directory:comma'));
  return (
    <PostPage
      key={id}
      post={rental}
      folder="rents"
      kind="rent"
      crumbs={crumbs}
      cover={
        <div className="art post-cover">
          <PatternArt seed={id} icon={accommodation === 'room' ? 'room' : 'home'} shape="cover" eager />
        </div>
      }
      tag={t(wanted ? 'rentals:homeWanted' : 'rentals:forRent')}
      place={
        <>
          {street && (
            <>
              <bdi>{street}</bdi>
              {t('directory:comma')}
            </>
          )}
          {places} {zip && <bdi dir="ltr">{zip}</bdi>}
        </>
      }
      facts={rentalKeyFacts(rental, t)}
      about={t(wanted ? 'rentals:aboutRequest' : 'rentals:aboutHome')}
      contactTitle={t('posts:contactTitle')}
      price={
        <>
          {wanted && <small className="muted budget">{t('posts:budget')}</small>}
          <RentPrice rental={rental} />
        </>
      }
      similar={
        similar.length > 0
          ? {
              title: t(wanted ? 'rentals:moreLikeRequest' : 'rentals:moreLikeHome'),
              href: crumbs[0]?.href ?? '/rents',
              list: (
                <ul className="g4 rail">
                  {similar.map((card) => (
                    <li key={card.id}>
                      <RentalCard rental={card} />
                    </li>
                  ))}
                </ul>
              ),
            }
          : null
      }
    >
      {point && <RoughPlace point={point} area={area.name} />}
    </PostPage>
  );
}
