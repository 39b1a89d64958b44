const hosts = /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$/;
const isId = (text: string | null | undefined): text is string => /^[\w-]{11}$/.test(text ?? '');

/**
 * The id of the video of a link in any of YouTube's formats, with or without `https:`; null if there is none of
 * exactly 11 characters (section 5 of the specification).
 */
export function videoIdOf(link: string): string | null {
  const address = URL.parse(/^(https?:)?\/\//i.test(link) ? link : `//${link}`, 'https://www.youtube.com');
  if (!address || !/^https?:$/.test(address.protocol)) return null;
  const [first, second] = address.pathname.split('/').filter(Boolean);
  if (address.hostname === 'youtu.be') return isId(first) ? first : null;
  if (!hosts.test(address.hostname)) return null;
  const id = first === 'watch' ? address.searchParams.get('v') : second;
  const isKnown = ['watch', 'embed', 'shorts', 'live', 'v', 'e'].includes(first ?? '');
  return isKnown && isId(id) ? id : null;
}
