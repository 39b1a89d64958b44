import { draftPlace, dropDraft, keepDraft, newKey, readDraft } from '../../../posting/form/draft.ts';
import type { PostPhoto } from '../../../posting/photos/post-photo.ts';
import { presentEmail } from '../../../state/rename-account.ts';
import { storageKeys } from '../../../storage-keys.ts';

/** A photo as a draft names it: uploaded, or stored on the device under its key. */
export interface DraftPhoto {
  key: string;
  picture: PostPhoto | null;
}

export type GuessedField = 'title' | 'price' | 'category';

/** The conditions of a thing; an empty one where a buyer takes either. */
export type QuickCondition = 'new' | 'used' | '';

/** What the short form holds. Fields are named as the API names them. */
export interface QuickValues {
  postType: 'sale' | 'buy';
  title: string;
  /** US dollars as they were typed: what the seller asks, or the buyer's budget, which may be empty. */
  price: string;
  condition: QuickCondition;
  /** The id of a category that has none below it. */
  category: number | null;
  place: number | null;
  /** People see the phone number besides writing messages. */
  showsPhone: boolean;
  phone: string;
  description: string;
  delivery: boolean;
  /** What was guessed and not touched since. */
  guessed: readonly GuessedField[];
}

export interface QuickDraft {
  values: QuickValues;
  photos: readonly DraftPhoto[];
  /** It is sent as soon as there is a network. */
  isWaiting: boolean;
  /** When a guest went to sign up with it; null where nobody did. */
  handedOverAt: number | null;
  /** When it was begun. */
  startedAt: number;
  /** Names the sending, so that a post that is sent twice is made once. */
  key: string;
}

const form = 'quick';
/** The place of what a guest writes. */
const guest = 'guest';
/** A draft of a guest goes to the account that signs in within this time after they went to do so. */
const handedOverMs = 24 * 3_600_000;

const placeOf = (email: string | null) => draftPlace(email ? presentEmail(email) : guest, form, null);
const ownPlace = () =>
  placeOf(localStorage.getItem(storageKeys.token) ? localStorage.getItem(storageKeys.email) : null);

/** The values that change with the side; a buyer accepts any condition. */
export const sideValues = (
  postType: QuickValues['postType'],
): Pick<QuickValues, 'postType' | 'condition'> => ({
  postType,
  condition: postType === 'sale' ? 'used' : '',
});

const startValues = (postType: QuickValues['postType']): QuickValues => ({
  ...sideValues(postType),
  title: '',
  price: '',
  category: null,
  place: rememberedPlace(),
  showsPhone: false,
  phone: '',
  description: '',
  delivery: false,
  guessed: [],
});

export const newDraft = (postType: QuickValues['postType'] = 'sale'): QuickDraft => ({
  values: startValues(postType),
  photos: [],
  isWaiting: false,
  handedOverAt: null,
  startedAt: Date.now(),
  key: newKey(),
});

function read(place: string): QuickDraft | null {
  const stored = readDraft(place);
  if (!stored) return null;
  const { photos, isWaiting, handedOverAt, startedAt, ...values } = stored.values;
  return {
    ...newDraft(),
    values: { ...startValues('sale'), ...values },
    photos: photos ?? [],
    isWaiting: isWaiting === true,
    handedOverAt: handedOverAt ?? null,
    startedAt: startedAt ?? Date.now(),
    key: stored.key,
  };
}

/** Whether it is stored; false where the browser stores nothing. */
export function saveQuickDraft({ values, key, ...rest }: QuickDraft): boolean {
  const place = ownPlace();
  return keepDraft(place, {
    values: { ...values, ...rest },
    step: '',
    reached: 0,
    key,
    savedAt: Date.now(),
    base: null,
  });
}

export const dropQuickDraft = (): void => dropDraft(ownPlace());

/** The draft of whoever is here; what somebody wrote as a guest before they signed in becomes their own. */
export function readQuickDraft(): QuickDraft | null {
  const place = ownPlace();
  const written = read(placeOf(null));
  const isOurs = written?.handedOverAt && Date.now() - written.handedOverAt < handedOverMs;
  if (place !== placeOf(null) && written && isOurs) {
    dropDraft(placeOf(null));
    const draft = { ...written, handedOverAt: null };
    saveQuickDraft(draft);
    return draft;
  }
  return read(place);
}

/** The keys of all photos that drafts of this device name. */
export function namedPhotos(): string[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith('post_draft ') && key.endsWith(` ${form} new`))
    .flatMap((key) => read(key)?.photos.map((photo) => photo.key) ?? []);
}

const placeKey = 'quick_post_place';

/** Where the last thing was that was posted from this device. */
function rememberedPlace(): number | null {
  return Number(localStorage.getItem(placeKey)) || null;
}

export function rememberPlace(id: number): void {
  localStorage.setItem(placeKey, String(id));
}
