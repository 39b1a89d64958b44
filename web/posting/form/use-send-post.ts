import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { OwnPostForm } from '../../../contract/my-posts.ts';
import { ownPages, postFolders } from '../../../contract/post-kinds.ts';
import { createPost, type PostBody, updatePost } from '../../../contract/posting/posting.ts';
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
  /** The idempotency key: a repeated submission is not created again. */
  key: string;
  onSent: () => void;
}

/**
 * Submits the post once, however often the button is pressed, and navigates to the pending post; returns the
 * errors.
 */
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
    // The schema of a plan matches its type.
    const body = plan.schema.parse(asSent(plan, form.getValues())) as PostBody;
    const folder = postFolders[plan.kind];
    const { data, refusal } = edited
      ? await call(
          updatePost,
          { params: { folder, id: edited.post.id }, body },
          { headers: { 'if-match': edited.version } },
        )
      : await call(createPost, { params: { folder }, body }, { headers: { 'idempotency-key': key } });
    busy.current = false;
    setSending(false);
    if (refusal) return refusal;
    onSent();
    const text = edited ? undefined : t('posting-form:publishedText');
    const title = t(edited ? 'posting-form:changed' : 'posting-form:published');
    toast({ kind: 'success', title, ...(text && { text }) });
    // The page reports the state of the revision, on the tab where the post is now.
    const at = edited ? `status=${data.status}&edited=${data.id}` : `posted=${data.id}`;
    void navigate(`${ownPages[plan.kind]}?${at}`);
    return null;
  };
  return { isSending, send };
}
