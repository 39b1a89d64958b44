/** Local storage, as the specification spells it; the tour, which it does not spell, comes last. */
export const storageKeys = {
  token: 'arab_user_token',
  name: 'arab_user_name',
  email: 'arab_user_email',
  lang: 'lang',
  cityId: 'cityId',
  tour: 'site_tour',
} as const;
