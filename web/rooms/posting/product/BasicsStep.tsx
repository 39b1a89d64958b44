import { limits } from '../../../../contract/limits.ts';
import { useWords } from '../../../i18n/words.ts';
import { CategoryField } from '../../../posting/form/bound/CategoryField.tsx';
import { ChoiceCards } from '../../../posting/form/bound/ChoiceCards.tsx';
import { TextAreaField } from '../../../posting/form/bound/TextAreaField.tsx';
import { TextField } from '../../../posting/form/bound/TextField.tsx';
import { FieldSection } from '../../../posting/form/FieldSection.tsx';
import {
  ReviewCategory,
  ReviewChoice,
  ReviewRow,
  ReviewText,
  useReviewed,
} from '../../../posting/form/review-rows.tsx';
import { WrittenLanguage } from '../../../posting/form/WrittenLanguage.tsx';

/** The maximum length of the custom product type. */
const typeLength = 80;

/** The product that is offered or wanted. */
export function BasicsStep() {
  const t = useWords();
  const isBuy = useReviewed<string>('postType') === 'buy';
  return (
    <>
      <FieldSection title="posting-product:basics" text="posting-product:basicsHint">
        <ChoiceCards
          name="postType"
          cards={[
            {
              value: 'sale',
              icon: 'tag',
              label: t('posting-product:sale'),
              text: t('posting-product:saleText'),
            },
            {
              value: 'buy',
              icon: 'search',
              label: t('posting-product:buy'),
              text: t('posting-product:buyText'),
            },
          ]}
        />
        <CategoryField main="mainCategory" sub="subCategory" hasSub="hasSub" type="products" />
        <TextField name="type" max={typeLength} hint={t('posting-product:typeHint')} />
      </FieldSection>
      <FieldSection title="posting-product:words" text="posting-product:wordsHint">
        <TextField
          name="title"
          max={limits.title.max}
          hint={t(isBuy ? 'posting-product:nameHintBuy' : 'posting-product:nameHint')}
        />
        <TextAreaField name="description" max={limits.body.max} hint={t('posting-product:aboutHint')} />
        <WrittenLanguage />
      </FieldSection>
    </>
  );
}

export function BasicsReview() {
  return (
    <>
      <ReviewChoice name="postType" words={{ sale: 'posting-product:sale', buy: 'posting-product:buy' }} />
      <ReviewCategory name="mainCategory" type="products" />
      <ReviewCategory name="subCategory" type="products" />
      <ReviewRow name="type" />
      <ReviewRow name="title" />
      <ReviewText name="description" />
    </>
  );
}
