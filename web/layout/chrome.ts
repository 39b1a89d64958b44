/** Pages without the header, and pages without the footer (the specification's section 2, «Layout»). */
const withoutHeader = ['/privacy-policy', '/terms-conditions'];
const withoutFooter = [...withoutHeader, '/login', '/register', '/forget-password', '/eula'];

/**
 * The header and footer of the page at a path; the back office has its own frame and no welcome. Matching is
 * case-insensitive, like the router's.
 */
export function chromeOf(pathname: string): { header: boolean; footer: boolean; welcome: boolean } {
  const path = pathname.toLowerCase().replace(/\/+$/, '');
  const isSite = !/^\/admin(\/|$)/.test(path);
  return {
    header: isSite && !withoutHeader.includes(path),
    footer: isSite && !withoutFooter.includes(path),
    welcome: isSite,
  };
}
