import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { OwnPost, OwnPostForm } from '../../../contract/my-posts.ts';
import { ownPages, postFolders } from '../../../contract/post-kinds.ts';
import { useWords } from '../../i18n/words.ts';
import type { FetchError } from '../../state/create-fetch-slice.ts';
import { useCall } from '../../state/sending.ts';
import { useToast } from '../../ui/Toasts.tsx';
import type { PostPlan } from './plan.ts';
import { asSent } from './resolver.ts';

interface Options {
  plan: PostPlan;
  form: UseFormReturn;
  edited: OwnPostForm | null;
  /** Names the sending: what was sent already under it is not made again. */
  key: string;
  onSent: () => void;
}

/** Sends the post once, however often it is pressed, and leads to where it waits; answers what was refused. */
export function useSendPost({ plan, form, edited, key, onSent }: Options) {
  const t = useWords();
  const toast = useToast();
  const call = useCall();
  const navigate = useNavigate();
  const busy = useRef(false);
  const [isSending, setSending] = useState(false);

  const send = async (): Promise<FetchError | null> => {
    if (busy.current) return null;
    busy.current = true;
    setSending(true);
    const body = plan.schema.parse(asSent(plan, form.getValues()));
    const folder = postFolders[plan.kind];
    const { data, refusal } = edited
      ? await call<OwnPost>(`${folder}/${edited.post.id}`, body, 'put', { 'if-match': edited.version })
      : await call<OwnPost>(folder, body, 'post', { 'idempotency-key': key });
    busy.current = false;
    setSending(false);
    if (refusal) return refusal;
    onSent();
    const text = edited ? undefined : t('posting-form:publishedText');
    const title = t(edited ? 'posting-form:changed' : 'posting-form:published');
    toast({ kind: 'success', title, ...(text && { text }) });
    // The page says what became of an edit, on the tab where the post is now.
    const at = edited ? `status=${data.status}&edited=${data.id}` : `posted=${data.id}`;
    void navigate(`${ownPages[plan.kind]}?${at}`);
    return null;
  };
  return { isSending, send };
}
