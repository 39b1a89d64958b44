import { defaultLang, type Lang } from '../../contract/locales.ts';
import { type Absolute, context, known, type StructuredData } from './values.ts';

export interface SiteFacts {
  /** As the header displays it. */
  name: string;
  lang: Lang;
  /** The origin, without a trailing slash. */
  publicUrl: string;
  absolute: Absolute;
}

/** The site and its search action: the query is part of the path of the results. */
export function webSiteData({ name, lang, publicUrl, absolute }: SiteFacts): StructuredData {
  const query = lang === defaultLang ? '' : `?lang=${lang}`;
  return {
    '@context': context,
    '@type': 'WebSite',
    '@id': `${publicUrl}/#website`,
    url: absolute('/'),
    name,
    inLanguage: lang,
    publisher: { '@id': `${publicUrl}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}/search-result/{q}${query}` },
      'query-input': 'required name=q',
    },
  };
}

export interface OrganizationFacts extends SiteFacts {
  /** As the footer displays them; empty if it does not. */
  about: string;
  email: string;
  phone: string;
  /** Targets of the footer's icons. */
  profiles: readonly string[];
}

/** The organization behind the site, as in the footer. */
export function organizationData(facts: OrganizationFacts): StructuredData {
  const { name, publicUrl, about, email, phone, profiles } = facts;
  return known({
    '@context': context,
    '@type': 'Organization',
    '@id': `${publicUrl}/#organization`,
    name,
    url: `${publicUrl}/`,
    logo: `${publicUrl}/icons/512.png`,
    description: about,
    email,
    telephone: phone,
    sameAs: profiles.filter((profile) => /^https?:\/\//.test(profile)),
  });
}
