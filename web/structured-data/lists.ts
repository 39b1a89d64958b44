import { type Absolute, context, type StructuredData, visibleText } from './values.ts';

export interface NamedPath {
  name: string;
  path: string;
}

/** The breadcrumbs of a page as displayed; the last one is the page itself and may have no path. */
export function breadcrumbListData(
  crumbs: readonly { name: string; path?: string | undefined }[],
  absolute: Absolute,
): StructuredData {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(path && { item: absolute(path) }),
    })),
  };
}

/** The entries of a list, in order; null for an empty list. */
export function itemListData(
  name: string,
  items: readonly NamedPath[],
  absolute: Absolute,
): StructuredData | null {
  if (items.length === 0) return null;
  return {
    '@context': context,
    '@type': 'ItemList',
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.name,
      url: absolute(item.path),
    })),
  };
}

/** Questions with answers, as sanitized HTML or plain text; null if there are none. */
export function faqPageData(faqs: readonly { question: string; answer: string }[]): StructuredData | null {
  const answered = faqs.filter(({ question, answer }) => question && visibleText(answer));
  if (answered.length === 0) return null;
  return {
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: answered.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: visibleText(answer) },
    })),
  };
}
