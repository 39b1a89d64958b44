/** The permitted factor above the wanted price: a slightly higher price may still be of interest. */
export const tolerance = 1.1;

/** The comparable data of a post on either side. */
export interface SideRow {
  id: number;
  kind: 'product' | 'rental' | 'job';
  slug: string;
  owner_id: number | null;
  title_en: string | null;
  title_ar: string | null;
  place_id: number;
  category_id: number;
  price_cents: number | null;
  published_at: Date | null;
  updated_at: Date;
  views: number;
  post_type: 'wanted' | 'offer' | 'seeking' | 'hiring' | 'buy' | 'sale';
  accommodation: string | null;
  bedrooms: number | null;
  gender: 'male' | 'female' | 'any' | null;
  available_from: string | null;
  condition: string | null;
  job_type: string | null;
  workplace: string | null;
  salary_min_cents: number | null;
  salary_max_cents: number | null;
  salary_type: string | null;
}
