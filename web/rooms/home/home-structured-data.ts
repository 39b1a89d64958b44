import { limits } from '../../../contract/limits.ts';
import type { HeadContext } from '../../loading.ts';
import { absoluteOn } from '../../structured-data/absolute.ts';
import { organizationData, webSiteData } from '../../structured-data/site.ts';
import type { StructuredData } from '../../structured-data/values.ts';

/** The site, its search, and the organization behind it, as in the footer. */
export function homeStructuredData({ state, site }: HeadContext): StructuredData[] {
  const settings = state.settings.generalSettings.data;
  if (!settings) return [];
  const { name, footer } = settings;
  const { about, email, phone, social_media: social } = footer;
  const profiles = social.slice(0, limits.footerSocialIcons).map(({ url }) => url);
  const facts = { name, lang: site.lang, publicUrl: site.publicUrl, absolute: absoluteOn(site) };
  return [webSiteData(facts), organizationData({ ...facts, about, email, phone, profiles })];
}
