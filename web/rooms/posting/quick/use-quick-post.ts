import { useCallback, useEffect, useRef, useState } from 'react';
import type { Category } from '../../../../contract/categories.ts';
import { limits } from '../../../../contract/limits.ts';
import { createPost } from '../../../../contract/posting/posting.ts';
import { useWords, type WordKey } from '../../../i18n/words.ts';
import { focusField } from '../../../posting/form/use-field-issues.ts';
import { useOnline } from '../../../posting/form/use-online.ts';
import { useCall } from '../../../state/sending.ts';
import { useRefusalWords } from '../../../state/use-refusal-words.ts';
import { titleFromFile } from './file-title.ts';
import { quickBody, quickIssues } from './quick-body.ts';
import {
  dropQuickDraft,
  newDraft,
  type QuickDraft,
  type QuickValues,
  readQuickDraft,
  rememberPlace,
  saveQuickDraft,
} from './quick-draft.ts';
import type { SharedContent } from './shared-content.ts';
import { useQuickPhotos } from './use-quick-photos.ts';

export interface SentPost {
  id: number;
  photo: string | null;
  seconds: number;
}

interface Options {
  /** The side of a new draft. */
  postType: QuickValues['postType'];
  isMember: boolean;
  /** From the account; empty if unknown. */
  email: string;
  categories: readonly Category[];
  /** Redirects a guest to register; the draft is stored. */
  onSignUp: () => void;
}

/** Fields whose names differ from the server's. */
const fieldOf: Readonly<Record<string, string>> = { subCategory: 'mainCategory', email: 'phone' };

/** The state of the short form: stored on the device, validated, submitted once. */
export function useQuickPost({ postType, isMember, email, categories, onSignUp }: Options) {
  const t = useWords();
  const call = useCall();
  const wordsOf = useRefusalWords();
  const isOnline = useOnline();
  const [found] = useState(readQuickDraft);
  const [draft, setDraft] = useState<QuickDraft>(() => found ?? newDraft(postType));
  const [isStored, setStored] = useState<boolean | null>(found ? true : null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [sent, setSent] = useState<SentPost | null>(null);
  const [isSending, setSending] = useState(false);
  const { values, isWaiting } = draft;

  const set = useCallback((changed: Partial<QuickValues>) => {
    setDraft((now) => ({ ...now, values: { ...now.values, ...changed } }));
    const names = Object.keys(changed);
    const fields: Record<string, string> = { price: 'priceCents', category: 'mainCategory' };
    setErrors((now) =>
      Object.fromEntries(
        Object.entries(now).filter(([field]) => !names.some((name) => (fields[name] ?? name) === field)),
      ),
    );
  }, []);
  const setWaiting = (isWaiting: boolean) => setDraft((now) => ({ ...now, isWaiting }));

  const photos = useQuickPhotos({
    start: draft.photos,
    most: limits.postImages.max,
    isMember,
    onChosen: (name) => {
      setErrors(({ images: _, ...others }) => others);
      const title = titleFromFile(name);
      if (title)
        setDraft((now) =>
          now.values.title.trim() === ''
            ? { ...now, values: { ...now.values, title, guessed: [...now.values.guessed, 'title'] } }
            : now,
        );
    },
  });

  const list = photos.photos;
  const start = useRef(draft);
  const isBegun = found !== null || list.length > 0 || draft !== start.current;
  useEffect(() => {
    if (!isBegun || sent) return;
    const named = list.map(({ key, picture }) => ({ key, picture }));
    setStored(saveQuickDraft({ ...draft, photos: named }));
  }, [draft, list, isBegun, sent]);

  const show = useCallback((found: Readonly<Record<string, string>>) => {
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) setTimeout(() => focusField(first));
  }, []);

  const send = async () => {
    setSending(true);
    const body = quickBody(values, list, categories, email);
    const { data, refusal } = await call(
      createPost,
      { params: { folder: 'products' }, body },
      { headers: { 'idempotency-key': draft.key } },
    );
    setSending(false);
    // The network was lost during submission: it is sent again once it is back.
    if (refusal?.status === 0 && !navigator.onLine) return;
    setWaiting(false);
    if (refusal) {
      if (refusal.status === 401) return;
      const serverErrors = Object.entries(refusal.errors ?? {});
      const known = ['images', 'title', 'priceCents', 'mainCategory', 'place', 'phone', 'description'];
      const own = serverErrors.map(([path, [message]]) => {
        const root = path.split('.')[0] ?? path;
        return [fieldOf[root] ?? root, message ?? ''] as const;
      });
      const visibleErrors = own.filter(([field]) => known.includes(field));
      const other = own.find(([field]) => !known.includes(field));
      const arrived = refusal.status === 409 ? t('posting-form:arrived') : null;
      setFailure(arrived ?? other?.[1] ?? (visibleErrors.length > 0 ? null : wordsOf(refusal)));
      show(Object.fromEntries(visibleErrors));
      return;
    }
    dropQuickDraft();
    if (values.place !== null) rememberPlace(values.place);
    setSent({
      id: data.id,
      photo: list[0]?.url ?? null,
      seconds: Math.max(Math.round((Date.now() - draft.startedAt) / 1000), 1),
    });
  };

  const hasFailed = list.some(({ status }) => status === 'failed');
  const isReady = list.every(({ status }) => status === 'sent');
  const latest = useRef({ send, setWaiting, setFailure });
  latest.current = { send, setWaiting, setFailure };
  const canSend =
    isWaiting && isMember && isOnline && isReady && !isSending && categories.length > 0 && email !== '';
  useEffect(() => {
    if (canSend) void latest.current.send();
  }, [canSend]);
  useEffect(() => {
    if (!isWaiting || !hasFailed) return;
    latest.current.setWaiting(false);
    latest.current.setFailure(t('posting-quick:photoFailed'));
  }, [isWaiting, hasFailed, t]);

  return {
    /** Adds content shared by another app to the draft. */
    addShared: ({ photos: files, title, text }: SharedContent) => {
      photos.add(files);
      setDraft((now) => ({
        ...now,
        values: {
          ...now.values,
          title: now.values.title || title,
          description: [now.values.description, text].filter(Boolean).join('\n'),
        },
      }));
    },
    ...{ values, set, photos, errors, failure, sent, isOnline, isWaiting, isStored },
    startedAgain: found !== null && found.key === draft.key,
    /**
     * Validates the post and sends it; while offline once the network is back, and for guests after they signed in.
     */
    post: () => {
      setFailure(null);
      if (isWaiting) return;
      const issues = Object.entries(quickIssues(values, list));
      if (issues.length > 0)
        return show(
          Object.fromEntries(issues.map(([field, key]) => [field, t(`posting-errors:${key}` as WordKey)])),
        );
      if (hasFailed) return setFailure(t('posting-quick:photoFailed'));
      if (isMember) return setWaiting(true);
      const photos = list.map(({ key, picture }) => ({ key, picture }));
      const handedOverAt = Date.now();
      setDraft((now) => ({ ...now, handedOverAt }));
      if (saveQuickDraft({ ...draft, photos, handedOverAt })) onSignUp();
      else setFailure(t('posting-form:draftFailed'));
    },
    stopWaiting: () => setWaiting(false),
    /** Discards the draft. */
    restart: () => {
      dropQuickDraft();
      photos.clear();
      const fresh = newDraft(values.postType);
      start.current = fresh;
      setDraft(fresh);
      setErrors({});
      setFailure(null);
      setStored(null);
      setSent(null);
    },
  };
}
export type QuickPosting = ReturnType<typeof useQuickPost>;
