import { useRef } from 'react';
import { AdSlot } from '../../advertising/AdSlot.tsx';
import { useWords } from '../../i18n/words.ts';
import { ClaimLink } from '../../report/ClaimLink.tsx';
import { ReportButton } from '../../report/ReportButton.tsx';
import { ReviewsPlace } from '../../reviews/ReviewsPlace.tsx';
import { reviewsPath } from '../../reviews/reviews-address.ts';
import { useSlices } from '../../state/use-slices.ts';
import { useTally } from '../../state/use-tally.ts';
import { useTranslated } from '../../translations/use-translated.tsx';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { BusinessCard } from '../../ui/BusinessCard.tsx';
import { Gallery } from '../../ui/Gallery.tsx';
import { Hours } from '../../ui/Hours.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { OpeningTag } from '../../ui/OpeningTag.tsx';
import { SpecialHours } from '../../ui/SpecialHours.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as detailStyles from '../../ui/shared/detail.module.css';
import * as gridStyles from '../../ui/shared/grid.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as sectionStyles from '../../ui/shared/section.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as visibilityStyles from '../../ui/shared/visibility.module.css';
import { useSoftLinks } from '../../ui/use-soft-links.ts';
import { ContactPanel } from './ContactPanel.tsx';
import { FindIt } from './FindIt.tsx';
import { GoodToKnow } from './GoodToKnow.tsx';
import { HeldPrayers } from './HeldPrayers.tsx';
import { PrintedFacts } from './PrintedFacts.tsx';
import { ProfileHead } from './ProfileHead.tsx';
import { profileCrumbs } from './profile-crumbs.ts';
import { QuickContact } from './QuickContact.tsx';

/** A business: its services, opening hours, location and contact details. */
export default function ProfilePage() {
  const t = useWords();
  const root = useRef<HTMLDivElement>(null);
  useSoftLinks(root);
  const state = useSlices('business', 'services', 'settings');
  const read = state.business.businessData.data;
  useTally('businesses', read?.id);
  const [swapped, translations] = useTranslated('businesses', read);
  if (!read) return null;
  const business = { ...read, ...swapped };
  const { id, name, description, photos, allServices, hours, weekday, opening, similar } = business;
  const { specialHours, date } = business;
  const isSpecial = specialHours.some(({ from, to }) => from <= date && date <= to);
  const crumbs = profileCrumbs(state, business, t);
  return (
    <div ref={root} key={id}>
      <div className={`${layoutStyles.wrap} ${detailStyles.page}`}>
        <Breadcrumbs crumbs={crumbs} />
        <ProfileHead business={business} />
        <PrintedFacts business={business} />
        <div className={detailStyles.columns}>
          <div>
            {description.text && (
              <section className={`${layoutStyles.block} ${detailStyles.lead}`}>
                <p dir="auto" lang={description.lang}>
                  {description.text}
                </p>
              </section>
            )}
            {translations}
            {photos.length > 0 && (
              <section className={layoutStyles.block} id="photos">
                <h2 className={textStyles.hidden}>{t('place:photosTitle')}</h2>
                <Gallery pictures={photos} name={name} />
              </section>
            )}
            {allServices.length > 0 && (
              <section className={layoutStyles.block}>
                <h2>{t('place:whatTheyOffer')}</h2>
                <ul className={detailStyles.services}>
                  {allServices.map((service) => (
                    <li key={service.text}>
                      <Icon name="check" />
                      <span dir="auto" lang={service.lang}>
                        {service.text}
                      </span>
                    </li>
                  ))}
                </ul>
              </section>
            )}
            <GoodToKnow business={business} />
            <FindIt business={business} />
            <ReviewsPlace key={id} of={{ kind: 'business', place: business }} title={t('place:reviews')}>
              <a
                className={`${buttonStyles.outlined} ${visibilityStyles.withoutScripts}`}
                href={reviewsPath(business)}
              >
                {t('place:allReviews')}
              </a>
            </ReviewsPlace>
          </div>
          <div className={detailStyles.side}>
            <ContactPanel business={business} />
            {(hours || specialHours.length > 0) && (
              <section className={layoutStyles.panel} aria-labelledby="hours-title">
                <div className={`${layoutStyles.row} ${layoutStyles.spread}`}>
                  <h2 id="hours-title">{t('place:hours')}</h2>
                  <OpeningTag opening={opening} />
                </div>
                {hours && <Hours week={hours} today={isSpecial ? null : weekday} />}
                {specialHours.length > 0 && <SpecialHours periods={specialHours} date={date} />}
              </section>
            )}
            {business.prayers && <HeldPrayers prayers={business.prayers} />}
            <AdSlot slot="details" />
            {business.claimable && <ClaimLink id={id} />}
            <div className={`${layoutStyles.row} ${detailStyles.sideActions}`}>
              <ReportButton kind="business" id={id} />
            </div>
          </div>
        </div>
        {similar.length > 0 && (
          <section className={detailStyles.similar} aria-labelledby="similar-title">
            <div className={sectionStyles.head}>
              <h2 id="similar-title">{t('place:nearbyAndSimilar')}</h2>
              {crumbs[1]?.href && (
                <div className={sectionStyles.links}>
                  <a className={textStyles.link} href={crumbs[1].href}>
                    {t('place:seeAll')}
                    <Icon name="arrow" size="s" flip />
                  </a>
                </div>
              )}
            </div>
            <div className={`${gridStyles.four} ${gridStyles.rail}`}>
              {similar.map((card) => (
                <BusinessCard key={card.id} business={card} />
              ))}
            </div>
          </section>
        )}
      </div>
      <QuickContact business={business} />
    </div>
  );
}
