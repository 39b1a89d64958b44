import { useState } from 'react';
import type { ArticleFields, EditedArticle, WrittenStatus } from '../../../contract/article-editing.ts';
import type { ArticleKind } from '../../../contract/articles.ts';
import { useDeviceDraft } from '../../back-office/use-device-draft.ts';
import { useWords } from '../../i18n/words.ts';
import type { FetchError } from '../../state/create-fetch-slice.ts';
import { useCall } from '../../state/sending.ts';
import { useRead } from '../../state/use-read.ts';
import { useRefusalWords } from '../../state/use-refusal-words.ts';
import { useToast } from '../../ui/Toasts.tsx';
import { blank, type Change, type Errors } from './article-form.ts';

interface Options {
  kind: ArticleKind;
  /** As it was read; null for a new one. */
  first: EditedArticle | null;
  onSaved?: ((article: EditedArticle) => void) | undefined;
}

/** An article that is edited: what is typed, how it is saved, and what happens where somebody else saved meanwhile. */
export function useArticle({ kind, first, onSaved }: Options) {
  const t = useWords();
  const call = useCall();
  const toast = useToast();
  const wordsOf = useRefusalWords();
  const [article, setArticle] = useState(first);
  const [errors, setErrors] = useState<Errors>({});
  const [isBusy, setBusy] = useState(false);
  const [isConflict, setConflict] = useState(false);
  const draft = useDeviceDraft<ArticleFields>({
    kind: `article ${kind}`,
    id: first?.id ?? null,
    saved: first?.fields ?? blank,
    version: first?.version ?? null,
  });
  const theirs = useRead<EditedArticle>(
    isConflict && article ? `admin/articles/${kind}/${article.id}` : null,
  );
  const path = article ? `admin/articles/${kind}/${article.id}` : `admin/articles/${kind}`;

  function take(saved: EditedArticle) {
    setArticle(saved);
    setErrors({});
    setConflict(false);
    draft.settle(saved.fields, saved.version);
  }

  function refuse(refusal: FetchError) {
    if (refusal.status === 409) {
      setConflict(true);
      return;
    }
    const found = Object.entries(refusal.errors ?? {}).map(([name, [sentence]]) => [name, sentence]);
    setErrors(Object.fromEntries(found));
    const text = found.length > 0 ? t('admin-articles:faults') : wordsOf(refusal);
    toast({ kind: 'error', title: t('admin:failed'), text });
  }

  const change: Change = (part) => {
    draft.change(part);
    setErrors({});
  };

  async function save(status: WrittenStatus, over?: string): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    const version = over ?? draft.base;
    const headers: Record<string, string> = version === null ? {} : { 'if-match': version };
    const body = { ...draft.fields, status };
    const { data, refusal } = await call<EditedArticle>(path, body, article ? 'put' : 'post', headers);
    setBusy(false);
    if (!data) return refuse(refusal);
    take(data);
    toast({ kind: 'success', title: t(`admin-articles:saved.${data.state}`) });
    onSaved?.(data);
  }

  async function restore(number: number): Promise<void> {
    setBusy(true);
    const headers = { 'if-match': article?.version ?? '' };
    const { data, refusal } = await call<EditedArticle>(
      `${path}/versions/${number}/restore`,
      {},
      'post',
      headers,
    );
    setBusy(false);
    if (!data) return refuse(refusal);
    take(data);
    toast({ kind: 'success', title: t('admin-articles:restored') });
  }

  async function remove(): Promise<boolean> {
    setBusy(true);
    const { refusal } = await call(path, {}, 'delete');
    setBusy(false);
    if (refusal) {
      refuse(refusal);
      return false;
    }
    draft.settle(draft.fields, draft.base);
    toast({ kind: 'success', title: t('admin-articles:removed') });
    return true;
  }

  /** Shows what is saved now; what was typed can be had back. */
  function takeTheirs() {
    if (theirs.status !== 'ready') return;
    const mine = draft.fields;
    take(theirs.data);
    toast({
      kind: 'success',
      title: t('admin-articles:tookTheirs'),
      lastsMs: 20_000,
      action: { label: t('admin-articles:mineBack'), onPress: () => draft.change(mine) },
    });
  }

  /** Saves what is typed over what somebody else saved, which stays in the history. */
  function saveMine() {
    if (theirs.status !== 'ready') return;
    draft.rebase(theirs.data.version);
    setConflict(false);
    void save(draft.fields.status, theirs.data.version);
  }

  /** Throws away what was typed and not saved. */
  function discard() {
    draft.settle(article?.fields ?? blank, article?.version ?? null);
    setErrors({});
  }

  return {
    ...{ article, errors, isBusy, change, save, restore, remove, discard },
    conflict: isConflict ? { isReady: theirs.status === 'ready', takeTheirs, saveMine } : null,
    ...{
      fields: draft.fields,
      isDirty: draft.isDirty,
      isRestored: draft.isRestored,
      isUnkept: draft.isUnkept,
    },
  };
}
