import type { EditedEntry, EditedKind, EntryBody, EntryData } from '../../../contract/managed-content.ts';

/** The props of an entry's fields. */
export interface FieldsProps<K extends EditedKind> {
  data: EntryData[K];
  errors: Readonly<Record<string, string>>;
  onChange: (data: EntryData[K]) => void;
}

/** The errors of a text, by language. */
export const errorsOf = (errors: Readonly<Record<string, string>>, path: string) => ({
  en: errors[`${path}.en`] ?? errors[path],
  ar: errors[`${path}.ar`],
});

const empty = { en: '', ar: '' };

/** The initial values of a new entry. */
export const emptyData: EntryData = {
  hero: { button: null },
  about: {},
  service: { icon: 'map-pin', link: '/' },
  contact: { address: null, point: null, channels: [], hours: null },
  faq: { group: empty },
  page: {},
  welcome: { type: 'image', link: '' },
  app: { ios: null, android: null },
};

export const emptyBody = (kind: EditedKind): EntryBody => ({
  title: empty,
  summary: empty,
  body: empty,
  picture: null,
  data: emptyData[kind],
});

/** An entry as its form holds it: fields added to the schema since it was written are empty. */
export const withParts = (kind: EditedKind, body: EntryBody): EntryBody => ({
  ...body,
  data: { ...emptyData[kind], ...body.data },
});

/** The edited version of an entry: its draft, or else the published one. */
export const bodyOf = (entry: EditedEntry): EntryBody => entry.draft ?? entry.live ?? emptyBody(entry.kind);
