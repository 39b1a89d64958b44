import type { TypedNumber } from '../../../posting/form/bound/typed-number.ts';
import type { Poster } from '../../../posting/form/plan.ts';
import type { PostPhoto } from '../../../posting/photos/post-photo.ts';

/** The values of the product form. */
export interface ProductValues {
  postType: string;
  title: string;
  mainCategory: number | null;
  subCategory: number | null;
  /** Whether the main category has subcategories. */
  hasSub: boolean;
  type: string;
  description: string;
  condition: string;
  brand: string;
  model: string;
  year: TypedNumber;
  mileage: TypedNumber;
  color: string;
  /** US cents. */
  priceCents: TypedNumber;
  negotiable: boolean;
  free: boolean;
  delivery: boolean;
  place: number | null;
  images: readonly PostPhoto[];
  phone: string;
  email: string;
  anonymous: boolean;
}

export function startProduct({ email, phone }: Poster): ProductValues {
  return {
    postType: 'sale',
    title: '',
    mainCategory: null,
    subCategory: null,
    hasSub: false,
    type: '',
    description: '',
    condition: '',
    brand: '',
    model: '',
    year: null,
    mileage: null,
    color: '',
    priceCents: null,
    negotiable: false,
    free: false,
    delivery: false,
    place: null,
    images: [],
    phone,
    email,
    anonymous: false,
  };
}
