import { draftPlace, dropDraft, keepDraft, newKey, readDraft } from '../../../posting/form/draft.ts';
import type { PostPhoto } from '../../../posting/photos/post-photo.ts';
import { presentEmail } from '../../../state/rename-account.ts';
import { storageKeys } from '../../../storage-keys.ts';

/** A photo in a draft: uploaded, or stored on the device under its key. */
export interface DraftPhoto {
  key: string;
  picture: PostPhoto | null;
}

export type GuessedField = 'title' | 'price' | 'category';

/** The conditions of an item; an empty one means that a buyer accepts any. */
export type QuickCondition = 'new' | 'used' | '';

/** The values of the short form. Fields have the names of the API. */
export interface QuickValues {
  postType: 'sale' | 'buy';
  title: string;
  /** US dollars as typed: the seller's price, or the buyer's optional budget. */
  price: string;
  condition: QuickCondition;
  /** The id of a category without sub-categories. */
  category: number | null;
  place: number | null;
  /** The phone number is public, in addition to messages. */
  showsPhone: boolean;
  phone: string;
  description: string;
  delivery: boolean;
  /** Guessed fields that have not been edited since. */
  guessed: readonly GuessedField[];
}

export interface QuickDraft {
  values: QuickValues;
  photos: readonly DraftPhoto[];
  /** It is sent as soon as there is a network. */
  isWaiting: boolean;
  /** When a guest left to register with it; null otherwise. */
  handedOverAt: number | null;
  /** When it was started. */
  startedAt: number;
  /** The idempotency key, so that a post submitted twice is created once. */
  key: string;
}

const form = 'quick';
/** The storage key of a guest's draft. */
const guest = 'guest';
/** The draft of a guest is assigned to an account that signs in within this time after the guest left to do so. */
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

/** Whether it was stored; false if the browser stores nothing. */
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

/** The draft of the current user; one written as a guest before signing in is assigned to them. */
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

/** The keys of all photos that drafts on this device reference. */
export function namedPhotos(): string[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith('post_draft ') && key.endsWith(` ${form} new`))
    .flatMap((key) => read(key)?.photos.map((photo) => photo.key) ?? []);
}

const placeKey = 'quick_post_place';

/** The place of the last post from this device. */
function rememberedPlace(): number | null {
  return Number(localStorage.getItem(placeKey)) || null;
}

export function rememberPlace(id: number): void {
  localStorage.setItem(placeKey, String(id));
}
