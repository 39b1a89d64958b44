/** Pages of the account, and links to them: nothing for search engines. */
const ACCOUNT_PAGES = [
  '/Login',
  '/Register',
  '/Forget-Password',
  '/Confirm-Email',
  '/Continue-Sign-In',
  '/Profile',
  '/saved-store',
  '/saved-accomodation',
  '/saved-job',
  '/saved-product',
  '/saved-blogs',
  '/alerts',
  '/matches',
  '/messages',
  '/poster',
  '/my-product',
  '/my-job',
  '/my-housing',
  '/my-business',
  '/delete-account',
  '/changePassword',
  '/add-business',
  '/admin',
];

/** Everything may be crawled except the API, search results and account pages. */
export function robotsText(publicUrl: string): string {
  const closed = ['/api/', '/b/', '/search-result', ...ACCOUNT_PAGES];
  return [
    'User-agent: *',
    'Allow: /',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
