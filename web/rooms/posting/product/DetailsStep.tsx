import { isFieldOf } from '../../../../contract/posting/product-fields.ts';
import { useWords } from '../../../i18n/words.ts';
import { CityField } from '../../../posting/form/bound/AddressFields.tsx';
import { useCategories } from '../../../posting/form/bound/CategoryField.tsx';
import { SwitchField } from '../../../posting/form/bound/CheckField.tsx';
import { ChoiceCards } from '../../../posting/form/bound/ChoiceCards.tsx';
import { MoneyField, NumberField } from '../../../posting/form/bound/NumberField.tsx';
import { TextField } from '../../../posting/form/bound/TextField.tsx';
import * as fieldSectionStyles from '../../../posting/form/FieldSection.module.css';
import { FieldSection } from '../../../posting/form/FieldSection.tsx';
import {
  ReviewChoice,
  ReviewPlace,
  ReviewPrice,
  ReviewRow,
  useReviewed,
} from '../../../posting/form/review-rows.tsx';

/** The maximum lengths of make and model, and of a color. */
const lengths = { name: 80, color: 40 };

/** Whether to request the mileage: if the category has it, and if there is a value already. */
function useHasMileage(): boolean {
  const { data: categories } = useCategories('products');
  const main = useReviewed<number | null>('mainCategory');
  const isEntered = useReviewed<unknown>('mileage') !== null;
  if (isEntered || !categories) return true;
  const slugs = categories.map(({ slug }) => slug);
  return isFieldOf('mileage', categories.find(({ id }) => id === main)?.slug, slugs);
}

/** Price, location and details. */
export function DetailsStep() {
  const t = useWords();
  const isBuy = useReviewed<string>('postType') === 'buy';
  const isFree = useReviewed<boolean>('free');
  const hasMileage = useHasMileage();
  return (
    <>
      <FieldSection title="posting-product:priceTitle">
        {!isFree && (
          <MoneyField
            name="priceCents"
            label={t(isBuy ? 'posting-product:budget' : 'posting-product:price')}
            optional={isBuy}
          />
        )}
        {!isBuy && <SwitchField name="free" />}
        {!isFree && <SwitchField name="negotiable" />}
        <SwitchField
          name="delivery"
          label={t(isBuy ? 'posting-product:deliveryBuy' : 'posting-product:delivery')}
        />
        <CityField name="place" />
      </FieldSection>
      <FieldSection title="posting-product:more" text="posting-product:moreHint">
        <ChoiceCards
          name="condition"
          optional={isBuy}
          cards={[
            { value: 'new', label: t('posting-product:new') },
            { value: 'used', label: t('posting-product:used') },
          ]}
        />
        <div className={fieldSectionStyles.columns}>
          <TextField name="brand" max={lengths.name} optional />
          <TextField name="model" max={lengths.name} optional />
        </div>
        <div className={fieldSectionStyles.columns}>
          <NumberField name="year" optional />
          <TextField name="color" max={lengths.color} optional />
        </div>
        {hasMileage && (
          <NumberField
            name="mileage"
            optional
            unit={t('posting-product:miles')}
            hint={t('posting-product:mileageHint')}
          />
        )}
      </FieldSection>
    </>
  );
}

export function DetailsReview() {
  const t = useWords();
  const isFree = useReviewed<boolean>('free');
  const isBuy = useReviewed<string>('postType') === 'buy';
  return (
    <>
      {isFree ? <ReviewRow name="free" /> : <ReviewPrice name="priceCents" />}
      {!isFree && <ReviewRow name="negotiable" />}
      <ReviewRow
        name="delivery"
        label={t(isBuy ? 'posting-product:deliveryBuy' : 'posting-product:delivery')}
      />
      <ReviewPlace name="place" />
      <ReviewChoice name="condition" words={{ new: 'posting-product:new', used: 'posting-product:used' }} />
      <ReviewRow name="brand" />
      <ReviewRow name="model" />
      <ReviewRow name="year" />
      <ReviewRow name="color" />
      <ReviewRow name="mileage" />
    </>
  );
}
