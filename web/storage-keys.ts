/** Local storage, as the specification spells it. */
export const storageKeys = {
  token: 'arab_user_token',
  name: 'arab_user_name',
  email: 'arab_user_email',
  lang: 'lang',
  cityId: 'cityId',
} as const;
