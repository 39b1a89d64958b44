/** Pages without the header, and pages without the footer (the specification's section 2, «Layout»). */
const withoutHeader = ['/privacy-policy', '/terms-conditions'];
const withoutFooter = [...withoutHeader, '/login', '/register', '/forget-password', '/eula'];

/**
 * What surrounds the page at a path; the back office has a frame of its own and welcomes nobody. Paths are matched as
 * the router does: whatever their case.
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
