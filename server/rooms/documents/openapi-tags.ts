/** The tags of operations in the OpenAPI document, with descriptions. */
export const openApiTags = {
  site: 'Settings, menus, managed pages and what stands on the home page',
  articles: 'Blog, news and the user guide',
  places: 'Cities, boroughs and neighborhoods, and addresses found while typing',
  businesses: 'The directory of businesses: reading, posting, claiming and managing',
  products: 'The marketplace: reading, posting and managing',
  rents: 'Homes for rent and people who look for one: reading, posting and managing',
  jobs: 'Jobs and people who look for one: reading, posting and managing',
  search: 'Search over everything, and suggestions while typing',
  messages: 'The newsletter, the contact form and links in emails',
  posters: 'Printable posters with a QR code, and their short addresses',
  accounts: 'Signing up, signing in and resetting a password',
  profile: 'What belongs to the member who is signed in',
  members: 'What everyone may see of a member',
  conversations: 'What members write to each other about posts',
  translations: 'Texts of listings in the other language',
  media: 'Pictures that posts are made with',
  'back office': 'For the team: each role may call what its abilities allow',
} as const;

export type OpenApiTag = keyof typeof openApiTags;

/** By the first path segment below the base. Anything else belongs to the site itself. */
const tagOfSegment: Record<string, OpenApiTag> = {
  admin: 'back office',
  blogs: 'articles',
  news: 'articles',
  'user-guide': 'articles',
  cities: 'places',
  gazetteer: 'places',
  neighborhoods: 'places',
  'open-data': 'places',
  businesses: 'businesses',
  products: 'products',
  'filter-market': 'products',
  rents: 'rents',
  jobs: 'jobs',
  search: 'search',
  subscribes: 'messages',
  contact: 'messages',
  alerts: 'messages',
  'still-available': 'messages',
  push: 'messages',
  posters: 'posters',
  login: 'accounts',
  logout: 'accounts',
  register: 'accounts',
  'forgot-password': 'accounts',
  'verify-otp': 'accounts',
  'reset-password': 'accounts',
  'confirm-email': 'accounts',
  profile: 'profile',
  members: 'members',
  inbox: 'conversations',
  conversations: 'conversations',
  translations: 'translations',
  glossary: 'translations',
  media: 'media',
};

/** @param path below the base, such as `rents/{id}` */
export function tagOf(path: string): OpenApiTag {
  return tagOfSegment[path.split('/')[0] ?? ''] ?? 'site';
}
