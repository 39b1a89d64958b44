import { partNames } from '../../back-office/part-names.ts';
import type { Translate, WordKey } from '../../i18n/words.ts';

/** The labels of an entry's fields; that of the type takes precedence. */
const words: Record<string, WordKey> = {
  title: 'admin-content:title',
  'faq.title': 'admin-content:question',
  summary: 'admin-content:summary',
  'welcome.summary': 'admin-content:description',
  'service.summary': 'admin-content:description',
  'app.summary': 'admin-content:description',
  body: 'admin-content:body',
  'hero.body': 'admin-content:description',
  'faq.body': 'admin-content:answer',
  picture: 'admin-content:picture',
  'data.button': 'admin-content:button',
  'data.button.text': 'admin-content:buttonText',
  'data.button.url': 'admin-content:leadsTo',
  'data.group': 'admin-content:group',
  'data.icon': 'admin-content:icon',
  'data.link': 'admin-content:leadsTo',
  'welcome.data.link': 'admin-content:link',
  'data.type': 'admin-content:type',
  'data.ios': 'admin-content:ios',
  'data.android': 'admin-content:android',
  'data.address': 'admin-content:address',
  'data.point': 'admin-content:point',
  'data.channels': 'admin-content:channels',
  'data.hours': 'admin-content:hours',
};

/** The label of a path in an entry: its field, and the language if it has one. */
export const labelOfEntry = (t: Translate, kind: string): ((path: string) => string) =>
  partNames(t, words, kind);
