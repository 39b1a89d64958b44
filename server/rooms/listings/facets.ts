import type { FacetValue } from '../../../contract/envelope.ts';
import type { Lang } from '../../../contract/locales.ts';
import { type Catalog, nameOf } from '../catalog/service.ts';
import type { FacetColumn, FacetCount } from './counting-queries.ts';

const most = 40;

const collators: Record<Lang, Intl.Collator> = { en: new Intl.Collator('en'), ar: new Intl.Collator('ar') };

/** A facet of a list, and its presentation. */
export interface Facet<F> extends FacetColumn<F> {
  present(
    counts: readonly FacetCount[] | undefined,
    view: { catalog: Catalog; lang: Lang },
    filter: F,
  ): FacetValue[];
}

/** Facets of ids, named in the language, most frequent first. Unknown ids are omitted. */
function named(
  counts: readonly FacetCount[] = [],
  nameById: (id: number) => string | undefined,
  lang: Lang,
): FacetValue[] {
  return counts
    .flatMap(({ value, count }) => {
      const label = nameById(Number(value));
      return label === undefined ? [] : [{ value, label, count }];
    })
    .sort((a, b) => b.count - a.count || collators[lang].compare(a.label, b.label))
    .slice(0, most);
}

/** Only categories that satisfy `within`, all by default. */
export function categoryFacet(
  counts: readonly FacetCount[] | undefined,
  catalog: Catalog,
  lang: Lang,
  within: (category: { id: number; parent_id: number | null }) => boolean = () => true,
): FacetValue[] {
  const nameById = (id: number) => {
    const category = catalog.category(id);
    return category && within(category) ? nameOf(category, lang) : undefined;
  };
  return named(counts, nameById, lang);
}

export function placeFacet(
  counts: readonly FacetCount[] | undefined,
  catalog: Catalog,
  lang: Lang,
): FacetValue[] {
  const nameById = (id: number) => {
    const place = catalog.place(id);
    return place && nameOf(place, lang);
  };
  return named(counts, nameById, lang);
}

/** Facets of codes, all of them in order; labels are empty, as pages have the messages. */
export function codeFacet(counts: readonly FacetCount[] | undefined, codes: readonly string[]): FacetValue[] {
  return codes.map((value) => ({
    value,
    label: '',
    count: counts?.find((one) => one.value === value)?.count ?? 0,
  }));
}

/** Facets of numbers with the meaning «at least»: each includes the counts above it, except 0. */
export function atLeastFacet(counts: readonly FacetCount[] = []): FacetValue[] {
  const found = counts.map(({ value, count }) => ({ value: Number(value), count }));
  return found
    .sort((a, b) => a.value - b.value)
    .map(({ value, count }) => ({
      value: String(value),
      label: '',
      count: value === 0 ? count : found.reduce((sum, one) => sum + (one.value >= value ? one.count : 0), 0),
    }));
}
