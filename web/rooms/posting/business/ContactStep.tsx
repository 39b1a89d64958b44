import type { Week } from '../../../../contract/hours.ts';
import { limits } from '../../../../contract/limits.ts';
import type { SpecialPeriod } from '../../../../contract/special-hours.ts';
import { useWords } from '../../../i18n/words.ts';
import { occasionWords } from '../../../posting/fields/occasions.ts';
import { SwitchField } from '../../../posting/form/bound/CheckField.tsx';
import {
  HoursField,
  LinkField,
  PhoneField,
  SocialField,
  SpecialHoursField,
  WhatsappField,
} from '../../../posting/form/bound/contact-fields.tsx';
import { DateField } from '../../../posting/form/bound/DateField.tsx';
import { EmailField } from '../../../posting/form/bound/EmailField.tsx';
import { PhotosField } from '../../../posting/form/bound/PhotosField.tsx';
import * as fieldSectionStyles from '../../../posting/form/FieldSection.module.css';
import { FieldSection } from '../../../posting/form/FieldSection.tsx';
import {
  ReviewDate,
  ReviewLatin,
  ReviewPhotos,
  ReviewRow,
  useReviewed,
} from '../../../posting/form/review-rows.tsx';
import { useSite } from '../../../site.tsx';
import { dayWords } from '../../../ui/day-words.ts';
import { Hours } from '../../../ui/Hours.tsx';
import * as textStyles from '../../../ui/shared/text.module.css';
import { PrayersField, PrayersReview } from './PrayersField.tsx';
import { ServicesField, ServicesReview } from './ServicesField.tsx';

/** Contact details, services, photos and opening hours. */
export function ContactStep() {
  const t = useWords();
  const isClosed = useReviewed<boolean>('temporarilyClosed');
  return (
    <>
      <FieldSection title="posting-business:contact" text="posting-business:contactHint">
        <div className={fieldSectionStyles.columns}>
          <PhoneField name="phone" />
          <WhatsappField name="whatsapp" same="whatsappSame" optional />
          <EmailField name="email" hint={t('posting-business:emailHint')} />
          <LinkField name="websiteLink" optional />
        </div>
        <ServicesField />
        <SocialField name="socialLinks" optional />
      </FieldSection>
      <FieldSection title="posting-business:photos" text="posting-business:photosHint">
        <PhotosField
          name="mainPhotos"
          min={limits.mainPhotos.min}
          max={limits.mainPhotos.max}
          firstIs={t('posting-business:firstPhoto')}
        />
        <PhotosField
          name="galleryPhotos"
          min={limits.galleryPhotos.min}
          max={limits.galleryPhotos.max}
          optional
          hint={t('posting-business:galleryHint')}
        />
      </FieldSection>
      <FieldSection title="posting-business:hours" text="posting-business:hoursHint">
        <HoursField name="workingHours" optional />
        <SpecialHoursField name="specialHours" optional />
        <SwitchField name="temporarilyClosed" hint={t('posting-business:closedHint')} />
        {isClosed && <DateField name="closedUntil" optional hint={t('posting-business:untilHint')} />}
      </FieldSection>
      <PrayersField />
    </>
  );
}

export function ContactReview() {
  const t = useWords();
  const { lang } = useSite();
  const isSame = useReviewed<boolean>('whatsappSame');
  const periods = (times: readonly SpecialPeriod[]) => (
    <ul>
      {times.map(({ occasion, name, from, to }) => (
        <li key={`${from} ${to}`}>
          <bdi>{name || t(occasionWords[occasion])}</bdi>{' '}
          <span className={textStyles.muted}>
            {t('posting-fields:fromTo', { from: dayWords(from, lang), to: dayWords(to, lang) })}
          </span>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <ReviewLatin name="phone" />
      {isSame ? (
        <ReviewRow name="whatsappSame" as={() => t('posting-fields:sameAsPhone')} />
      ) : (
        <ReviewLatin name="whatsapp" />
      )}
      <ReviewLatin name="email" />
      <ReviewLatin name="websiteLink" />
      <ServicesReview />
      <SocialReview />
      <ReviewPhotos name="mainPhotos" />
      <ReviewPhotos name="galleryPhotos" />
      <ReviewRow<Week> name="workingHours" as={(week) => <Hours week={week} today={-1} />} />
      <ReviewRow<SpecialPeriod[]> name="specialHours" as={periods} />
      <ReviewRow name="temporarilyClosed" />
      <ReviewDate name="closedUntil" />
      <PrayersReview />
    </>
  );
}

function SocialReview() {
  const links = Object.entries(useReviewed<Record<string, string>>('socialLinks')).filter(([, link]) => link);
  if (links.length === 0) return null;
  const as = () => (
    <ul>
      {links.map(([network, link]) => (
        <li key={network}>
          <bdi dir="ltr">{link}</bdi>
        </li>
      ))}
    </ul>
  );
  return <ReviewRow name="socialLinks" as={as} />;
}
