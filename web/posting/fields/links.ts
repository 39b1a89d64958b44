import type { SocialNetwork } from '../../../contract/contact-details.ts';
import type { WordKey } from '../../i18n/words.ts';

/** A scheme, unless a port follows: `example.com:8080` has none. */
const scheme = /^([a-z][a-z0-9+.-]*):(?!\d)/i;

/** A link as submitted: trimmed, and with `https://` if it has no scheme. */
export function tidyLink(text: string): string {
  const typed = text.replace(/\p{Cf}/gu, '').trim();
  if (typed === '' || scheme.test(typed)) return typed;
  return `https://${typed.replace(/^\/+/, '')}`;
}

/** The error of a link as a message key, or null. An empty link is valid; `https://` may be missing. */
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
  /** The address of a page in the network, with `*` for its name. */
  page: string;
  hosts: RegExp;
}

/** The address patterns of personal and business pages in each network. */
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

/** The link to a page in the network, from a link or a user name: `@babtouma`. */
export function tidySocial(network: SocialNetwork, text: string): string {
  const typed = text.replace(/\p{Cf}/gu, '').trim();
  const handle = /^@([\p{L}\p{N}_.-]{1,60})$/u.exec(typed)?.[1] ?? /^[\p{L}\p{N}_-]{2,60}$/u.exec(typed)?.[0];
  return handle ? networks[network].page.replace('*', encodeURIComponent(handle)) : tidyLink(typed);
}

/** The error of the input for a network as a message key, or null. */
export function checkSocial(network: SocialNetwork, text: string): WordKey | null {
  const link = tidySocial(network, text);
  const issue = checkLink(link);
  if (issue || link === '') return issue;
  return networks[network].hosts.test(new URL(link).hostname) ? null : 'posting-fields:linkOtherNetwork';
}
