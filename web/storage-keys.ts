/** Keys of local storage: the first five as the specification spells them, followed by the site's own. */
export const storageKeys = {
  token: 'arab_user_token',
  name: 'arab_user_name',
  email: 'arab_user_email',
  lang: 'lang',
  cityId: 'cityId',
  tour: 'site_tour',
  /** Which third-party services may load: JSON, by service. */
  choices: 'service_choices',
  /** The id of this device in the chat: random, without further meaning. */
  chatVisitor: 'chat_visitor',
  /** Followed by the link of a welcome: one record each. */
  welcome: 'welcome_dismissed',
} as const;
