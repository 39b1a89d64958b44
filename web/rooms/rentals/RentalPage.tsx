import { useWords } from '../../i18n/words.ts';
import { PostPage } from '../../posts/PostPage.tsx';
import * as styles from '../../posts/post-page.module.css';
import { SafetyTips } from '../../posts/SafetyTips.tsx';
import { useSite } from '../../site.tsx';
import { useAppSelector } from '../../store.ts';
import { PatternArt } from '../../ui/PatternArt.tsx';
import { Phrase } from '../../ui/Phrase.tsx';
import { priceWords } from '../../ui/Price.tsx';
import { RentalCard } from '../../ui/RentalCard.tsx';
import { RentPrice } from '../../ui/RentPrice.tsx';
import * as artStyles from '../../ui/shared/art.module.css';
import * as gridStyles from '../../ui/shared/grid.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { HomeFacts } from './HomeFacts.tsx';
import { MoveInCosts } from './MoveInCosts.tsx';
import { rentalCrumbs } from './rental-crumbs.ts';
import { rentalKeyFacts } from './rental-facts.ts';
import { SubwayLines } from './SubwayLines.tsx';

/** An offered or wanted rental. */
export default function RentalPage() {
  const t = useWords();
  const { lang } = useSite();
  const rental = useAppSelector((state) => state.rent.rental.data);
  if (!rental) return null;
  const { id, postType, accommodation, street, crossStreet, area, isAreaNamed, borough, zip, similar } =
    rental;
  const { subwayLines, moveInCents } = rental;
  const wanted = postType === 'wanted';
  const crumbs = rentalCrumbs(rental, t);
  const places = [!isAreaNamed && area.name, borough?.name].filter(Boolean).join(t('cards:comma'));
  return (
    <PostPage
      key={id}
      post={rental}
      folder="rents"
      kind="rent"
      crumbs={crumbs}
      cover={
        <div className={`${artStyles.art} ${styles.cover}`}>
          <PatternArt seed={id} icon={accommodation === 'room' ? 'room' : 'home'} shape="cover" eager />
        </div>
      }
      isWanted={wanted}
      tag={t(wanted ? 'rental-facts:homeWanted' : 'rental-facts:forRent')}
      place={
        <>
          {street && (
            <>
              <bdi>{street}</bdi>
              {crossStreet && (
                <>
                  {' '}
                  {t('rental-facts:near')} <bdi>{crossStreet}</bdi>
                </>
              )}
              {t('cards:comma')}
            </>
          )}
          {places} {zip && <bdi dir="ltr">{zip}</bdi>}
        </>
      }
      facts={[
        ...rentalKeyFacts(rental, t, lang),
        subwayLines.length > 0
          ? { icon: 'train', label: t('rental-facts:trains'), value: <SubwayLines lines={subwayLines} /> }
          : null,
      ]}
      about={t(wanted ? 'rental-facts:aboutRequest' : 'rental-facts:aboutHome')}
      contactTitle={t('post-page:contactTitle')}
      price={
        <>
          {wanted && <small className={`${textStyles.muted} ${styles.budget}`}>{t('posts:budget')}</small>}
          <RentPrice rental={rental} />
        </>
      }
      priceNote={
        moveInCents !== null && (
          <Phrase of="rental-facts:moveInAbout" slot="price">
            <bdi dir="ltr">{priceWords(moveInCents)}</bdi>
          </Phrase>
        )
      }
      tips={<SafetyTips kind="rent" />}
      similar={
        similar.length > 0
          ? {
              title: t(wanted ? 'rental-facts:moreLikeRequest' : 'rental-facts:moreLikeHome'),
              href: crumbs[0]?.href ?? '/rents',
              list: (
                <ul className={`${gridStyles.four} ${gridStyles.rail}`}>
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
      <MoveInCosts rental={rental} />
      <HomeFacts rental={rental} />
    </PostPage>
  );
}
