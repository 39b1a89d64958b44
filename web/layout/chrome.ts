/** Pages without the header, and pages without the footer (the specification's section 2, «Layout»). */
const withoutHeader = ['/privacy-policy', '/terms-conditions'];
const withoutFooter = [...withoutHeader, '/login', '/register', '/forget-password', '/eula'];

/** What surrounds the page at a path. Paths are matched as the router does: whatever their case. */
export function chromeOf(pathname: string): { header: boolean; footer: boolean } {
  const path = pathname.toLowerCase().replace(/\/+$/, '');
  return { header: !withoutHeader.includes(path), footer: !withoutFooter.includes(path) };
}
