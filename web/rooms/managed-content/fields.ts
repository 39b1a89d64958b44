import type { EditedEntry, EditedKind, EntryBody, EntryData } from '../../../contract/managed-content.ts';

/** What the fields of an entry are given. */
export interface FieldsProps<K extends EditedKind> {
  data: EntryData[K];
  errors: Readonly<Record<string, string>>;
  onChange: (data: EntryData[K]) => void;
}

/** What is wrong with a text, by language. */
export const errorsOf = (errors: Readonly<Record<string, string>>, path: string) => ({
  en: errors[`${path}.en`] ?? errors[path],
  ar: errors[`${path}.ar`],
});

const empty = { en: '', ar: '' };

/** What a new entry begins with. */
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

/** An entry as its form holds it: what was written before there was a part has that part, empty. */
export const withParts = (kind: EditedKind, body: EntryBody): EntryBody => ({
  ...body,
  data: { ...emptyData[kind], ...body.data },
});

/** What is edited of an entry: what it is to become, else what guests see. */
export const bodyOf = (entry: EditedEntry): EntryBody => entry.draft ?? entry.live ?? emptyBody(entry.kind);
