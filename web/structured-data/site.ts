import { defaultLang, type Lang } from '../../contract/locales.ts';
import { type Absolute, context, known, type StructuredData } from './values.ts';

export interface SiteFacts {
  /** As the header shows it. */
  name: string;
  lang: Lang;
  /** Origin, without a trailing slash. */
  publicUrl: string;
  absolute: Absolute;
}

/** The site and how it is searched: the words stand in the path of the results. */
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
  /** As the footer shows them; empty where it does not. */
  about: string;
  email: string;
  phone: string;
  /** Addresses of the footer's icons. */
  profiles: readonly string[];
}

/** Who runs the site, as the footer says. */
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
