/** Local storage: the first five as the specification spells them, then what it does not spell. */
export const storageKeys = {
  token: 'arab_user_token',
  name: 'arab_user_name',
  email: 'arab_user_email',
  lang: 'lang',
  cityId: 'cityId',
  tour: 'site_tour',
  /** Which services of others may load: JSON, by service. */
  choices: 'service_choices',
  /** What the chat knows this device by; random, and nothing else. */
  chatVisitor: 'chat_visitor',
  /** Followed by the link of a welcome: one record each. */
  welcome: 'welcome_dismissed',
} as const;
