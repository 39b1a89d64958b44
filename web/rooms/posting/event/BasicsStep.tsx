import { hijriDayOf } from '../../../../contract/hijri.ts';
import { limits } from '../../../../contract/limits.ts';
import { useWords } from '../../../i18n/words.ts';
import { AddressFields } from '../../../posting/form/bound/AddressFields.tsx';
import { CategoryField } from '../../../posting/form/bound/CategoryField.tsx';
import { ChoiceCards } from '../../../posting/form/bound/ChoiceCards.tsx';
import { DateField } from '../../../posting/form/bound/DateField.tsx';
import { MoneyField } from '../../../posting/form/bound/NumberField.tsx';
import { SelectField } from '../../../posting/form/bound/SelectField.tsx';
import { TextField } from '../../../posting/form/bound/TextField.tsx';
import { FieldSection } from '../../../posting/form/FieldSection.tsx';
import { useFormTools } from '../../../posting/form/plan-context.tsx';
import {
  ReviewCategory,
  ReviewChoice,
  ReviewDate,
  ReviewLatin,
  ReviewPlace,
  ReviewPrice,
  ReviewRow,
  useReviewed,
} from '../../../posting/form/review-rows.tsx';
import { hijriWords } from '../../../time/hijri-words.ts';
import { minuteWords } from '../../../ui/clock-words.ts';
import { useOptions } from '../use-options.ts';
import { EventTimes } from './EventTimes.tsx';
import { prayerWords, priceWords, stateWords } from './event-words.ts';
import { RepeatsField } from './RepeatsField.tsx';
import { choiceOf } from './repeat-rules.ts';

/** Title, dates, location and price. */
export function BasicsStep() {
  const t = useWords();
  const { edited } = useFormTools();
  const [states, prayers, prices] = [useOptions(stateWords), useOptions(prayerWords), useOptions(priceWords)];
  const startsOn = useReviewed<string>('startsOn');
  const isPaid = useReviewed<string>('priceType') === 'paid';
  const hijri = /^\d{4}-\d\d-\d\d$/.test(startsOn)
    ? t('posting-event:hijri', { day: hijriWords(hijriDayOf(new Date(`${startsOn}T00:00:00Z`)), t) })
    : undefined;
  return (
    <>
      <FieldSection title="posting-event:name" text="posting-event:nameHint">
        <TextField name="title" max={limits.title.max} />
        <CategoryField main="category" type="events" />
        {edited && <ChoiceCards name="state" hint={t('posting-event:stateHint')} cards={states} />}
      </FieldSection>
      <FieldSection title="posting-event:when" text="posting-event:whenHint">
        <DateField name="startsOn" hint={hijri} />
        <EventTimes />
        <SelectField name="afterPrayer" optional options={prayers} none={t('posting-event:atTime')} />
        <RepeatsField />
      </FieldSection>
      <FieldSection title="posting-event:where" text="posting-event:whereHint">
        <TextField name="venue" max={limits.title.max} hint={t('posting-event:venueHint')} />
        <AddressFields
          names={{ street: 'streetAddress', city: 'city', zip: 'zipCode', point: 'mapLocation' }}
          optional={['street', 'zip', 'pin']}
        />
      </FieldSection>
      <FieldSection title="posting-event:price">
        <ChoiceCards name="priceType" cards={prices} />
        {isPaid && <MoneyField name="priceCents" />}
      </FieldSection>
    </>
  );
}

export function BasicsReview() {
  const t = useWords();
  const clock = (minutes: number) => minuteWords(minutes, t);
  const often = (rule: string) => {
    const choice = choiceOf(rule);
    return choice ? t(`posting-event:repeat_${choice}`) : <bdi dir="ltr">{rule}</bdi>;
  };
  return (
    <>
      <ReviewRow name="title" />
      <ReviewCategory name="category" type="events" />
      <ReviewDate name="startsOn" />
      <ReviewRow<number> name="startsMinute" as={clock} />
      <ReviewChoice name="afterPrayer" words={prayerWords} />
      <ReviewRow<number> name="endsMinute" as={clock} />
      <ReviewRow<string> name="repeats" as={often} />
      <ReviewRow name="venue" />
      <ReviewLatin name="streetAddress" />
      <ReviewPlace name="city" />
      <ReviewLatin name="zipCode" />
      <ReviewChoice name="priceType" words={priceWords} />
      <ReviewPrice name="priceCents" />
    </>
  );
}
