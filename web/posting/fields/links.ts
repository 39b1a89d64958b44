import type { SocialNetwork } from '../../../contract/contact-details.ts';
import type { WordKey } from '../../i18n/words.ts';

/** A scheme, where no port follows: `example.com:8080` has none. */
const scheme = /^([a-z][a-z0-9+.-]*):(?!\d)/i;

/** A link as it is sent: without blanks around it, and with `https://` where no scheme was typed. */
export function tidyLink(text: string): string {
  const typed = text.replace(/\p{Cf}/gu, '').trim();
  if (typed === '' || scheme.test(typed)) return typed;
  return `https://${typed.replace(/^\/+/, '')}`;
}

/** What is wrong with a link, as a message key, or null. An empty link is valid; `https://` may be missing. */
export function checkLink(text: string): WordKey | null {
  const link = tidyLink(text);
  if (link === '') return null;
  const named = scheme.exec(link)?.[1]?.toLowerCase();
  if (named !== 'http' && named !== 'https') return 'posting-fields:linkScheme';
  if (/[\s<>"]/.test(link) || !URL.canParse(link)) return 'posting-fields:linkInvalid';
  const { hostname, username, password } = new URL(link);
  if (username || password || !/^[^.]+(\.[^.]+)+$/.test(hostname)) return 'posting-fields:linkInvalid';
  return null;
}

interface Network {
  /** Where a page of the network is, its name in the place of `*`. */
  page: string;
  hosts: RegExp;
}

/** The addresses that the networks themselves give to pages of people and shops. */
const networks: Record<SocialNetwork, Network> = {
  instagram: { page: 'https://www.instagram.com/*', hosts: /(^|\.)(instagram\.com|instagr\.am)$/ },
  facebook: { page: 'https://www.facebook.com/*', hosts: /(^|\.)(facebook\.com|fb\.com|fb\.me|fb\.watch)$/ },
  twitter: { page: 'https://x.com/*', hosts: /(^|\.)(x\.com|twitter\.com)$/ },
  youtube: { page: 'https://www.youtube.com/@*', hosts: /(^|\.)(youtube\.com|youtu\.be)$/ },
  tiktok: { page: 'https://www.tiktok.com/@*', hosts: /(^|\.)tiktok\.com$/ },
  pinterest: { page: 'https://www.pinterest.com/*', hosts: /(^|\.)(pinterest(\.[a-z]{2,3}){1,2}|pin\.it)$/ },
};

/** In the order of the specification. */
export const socialOrder = ['facebook', 'instagram', 'twitter', 'youtube', 'tiktok', 'pinterest'] as const;

/** The link to somebody's page of a network, from a link or from a name as it is said: `@babtouma`. */
export function tidySocial(network: SocialNetwork, text: string): string {
  const typed = text.replace(/\p{Cf}/gu, '').trim();
  const handle = /^@([\p{L}\p{N}_.-]{1,60})$/u.exec(typed)?.[1] ?? /^[\p{L}\p{N}_-]{2,60}$/u.exec(typed)?.[0];
  return handle ? networks[network].page.replace('*', encodeURIComponent(handle)) : tidyLink(typed);
}

/** What is wrong with what was typed for a network, as a message key, or null. */
export function checkSocial(network: SocialNetwork, text: string): WordKey | null {
  const link = tidySocial(network, text);
  const issue = checkLink(link);
  if (issue || link === '') return issue;
  return networks[network].hosts.test(new URL(link).hostname) ? null : 'posting-fields:linkOtherNetwork';
}
