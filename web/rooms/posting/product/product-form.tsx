import { productPostSchema } from '../../../../contract/posting/product.ts';
import { contactFields, contactLabels } from '../../../posting/form/ContactSection.tsx';
import { type FormModule, type PostPlan, planOf } from '../../../posting/form/plan.ts';
import { BasicsReview, BasicsStep } from './BasicsStep.tsx';
import { DetailsReview, DetailsStep } from './DetailsStep.tsx';
import { PhotosReview, PhotosStep } from './PhotosStep.tsx';
import { type ProductValues, startProduct } from './product-values.ts';

const plan: PostPlan<ProductValues> = {
  name: 'product',
  kind: 'product',
  title: 'posting-product:title',
  intro: 'posting-product:intro',
  schema: productPostSchema,
  labels: {
    postType: 'posting-product:postType',
    title: 'posting-product:name',
    mainCategory: 'posting-product:mainCategory',
    subCategory: 'posting-product:subCategory',
    type: 'posting-product:type',
    description: 'posting-product:about',
    condition: 'posting-product:condition',
    brand: 'posting-product:brand',
    model: 'posting-product:model',
    year: 'posting-product:year',
    mileage: 'posting-product:mileage',
    color: 'posting-product:color',
    priceCents: 'posting-product:price',
    negotiable: 'posting-product:negotiable',
    free: 'posting-product:free',
    delivery: 'posting-product:delivery',
    place: 'posting-product:place',
    images: 'posting-product:photos',
    ...contactLabels,
  },
  start: startProduct,
  photos: ['images'],
  phones: ['phone'],
  links: [],
  tidy: (values) => ({ ...values, priceCents: values.free ? null : values.priceCents }),
  rules: ({ hasSub, subCategory }) =>
    hasSub && subCategory === null ? { subCategory: 'field.sub_category' } : ({} as Record<string, string>),
  text: ({ title, description }) => `${title} ${description}`,
  steps: [
    {
      id: 'basics',
      title: 'posting-product:basics',
      text: 'posting-product:basicsText',
      fields: ['postType', 'mainCategory', 'subCategory', 'type', 'title', 'description'],
      Body: BasicsStep,
      Review: BasicsReview,
    },
    {
      id: 'details',
      title: 'posting-product:details',
      text: 'posting-product:detailsText',
      fields: [
        'free',
        'priceCents',
        'negotiable',
        'delivery',
        'place',
        'condition',
        'brand',
        'model',
        'year',
        'color',
        'mileage',
      ],
      Body: DetailsStep,
      Review: DetailsReview,
    },
    {
      id: 'photos',
      title: 'posting-product:photosContact',
      text: 'posting-product:photosContactText',
      fields: ['images', ...contactFields],
      Body: PhotosStep,
      Review: PhotosReview,
    },
  ],
};

const form = planOf(plan);
/** One form for offered and wanted products. */
export const planFor: FormModule['planFor'] = () => form;
