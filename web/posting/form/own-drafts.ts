import type { OwnPostKind } from '../../../contract/my-posts.ts';
import { formPath } from '../../../contract/post-kinds.ts';
import { draftPlace, readDraft } from './draft.ts';

/** A form on this device that was left before it was sent. */
export interface OwnDraft {
  kind: OwnPostKind;
  /** The title typed so far, in either language; null if there is none. */
  title: string | null;
  savedAt: number;
  /** The address that continues the form. */
  href: string;
}

/** The forms by the names of their drafts, with the addresses of new posts. */
const forms: Record<string, { kind: OwnPostKind; add: string }> = {
  business: { kind: 'business', add: '/add-business' },
  product: { kind: 'product', add: '/market-place/new-product' },
  quick: { kind: 'product', add: '/form/quick' },
  'rent-offer': { kind: 'rent', add: '/rentForm' },
  'rent-wanted': { kind: 'rent', add: '/rentForm?type=wanted' },
  'job-hiring': { kind: 'job', add: '/jobforcompany' },
  'job-seeking': { kind: 'job', add: '/form/job-individual' },
};

function titleOf({ title, companyName }: Record<string, unknown>): string | null {
  const given = title ?? companyName;
  const texts = typeof given === 'object' && given !== null ? Object.values(given) : [given];
  return texts.find((text): text is string => typeof text === 'string' && text.trim() !== '') ?? null;
}

/** The drafts of an account on this device, newest first. */
export function ownDrafts(email: string): OwnDraft[] {
  const found = Object.keys(localStorage).flatMap((key): OwnDraft[] => {
    for (const [name, { kind, add }] of Object.entries(forms)) {
      const begin = draftPlace(email, name, null).slice(0, -'new'.length);
      if (!key.startsWith(begin)) continue;
      const id = key.slice(begin.length);
      const draft = readDraft(key);
      if (!draft || !/^(new|\d+)$/.test(id)) return [];
      const href = id === 'new' ? add : formPath(kind, Number(id));
      return [{ kind, title: titleOf(draft.values), savedAt: draft.savedAt, href }];
    }
    return [];
  });
  return found.sort((one, other) => other.savedAt - one.savedAt);
}
