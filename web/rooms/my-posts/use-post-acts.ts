import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { limits } from '../../../contract/limits.ts';
import type { ClosedAs, OwnPost, OwnPostKind, OwnPosts } from '../../../contract/my-posts.ts';
import { type PostFolder, postFolders } from '../../../contract/post-kinds.ts';
import {
  closePost,
  deletePost,
  renewPost,
  reopenPost,
  reserveProduct,
  restorePost,
} from '../../../contract/post-lifecycle.ts';
import { useWords, type WordKey } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { type Outcome, useCall } from '../../state/sending.ts';
import { useRefusalWords } from '../../state/use-refusal-words.ts';
import { dateWords } from '../../ui/date-words.ts';
import { useToast } from '../../ui/Toasts.tsx';

export interface PostActs {
  /** The post with a pending action, whose buttons are disabled. */
  busy: number | null;
  renew: (post: OwnPost) => void;
  /** @param byKeyboard moves the focus to the undo action */
  close: (post: OwnPost, as: ClosedAs, byKeyboard: boolean) => void;
  reserve: (post: OwnPost, reserved: boolean) => void;
  /** @param byKeyboard moves the focus to the undo action */
  remove: (post: OwnPost, byKeyboard: boolean) => void;
}

interface Deed {
  send: (params: { folder: PostFolder; id: number }) => Promise<Outcome<OwnPost>>;
  said: (post: OwnPost) => void;
  /** Does not move the focus, as another element takes it. */
  keepsFocus?: boolean;
}

const rowOf = (id: number | string | undefined) => document.getElementById(`post-${id}`);

/** The row after a post, or else before it, which receives the focus when the post leaves the list. */
function neighbourOf(id: number): string | undefined {
  const row = rowOf(id);
  return (row?.nextElementSibling ?? row?.previousElementSibling)?.id.replace('post-', '');
}

const closedWords: Record<ClosedAs, WordKey> = {
  sold: 'my-posts:isSold',
  rented: 'my-posts:isRented',
  filled: 'my-posts:isFilled',
  closed: 'my-posts:isClosed',
};

/** The actions for the posts of a list. Errors display the server's message. */
export function usePostActs(kind: OwnPostKind, list: OwnPosts | null): PostActs {
  const t = useWords();
  const { lang } = useSite();
  const call = useCall();
  const toast = useToast();
  const refusalWords = useRefusalWords();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<number | null>(null);
  /** Where the focus moves after `gone` has left the list, or `to` was added. */
  const focus = useRef<{ gone?: number; to: number | string | undefined } | null>(null);
  useEffect(() => {
    const wish = focus.current;
    if (!wish || !list) return;
    const has = (id: unknown) => list.data.some((post) => String(post.id) === String(id));
    if (wish.gone !== undefined ? has(wish.gone) : !has(wish.to)) return;
    focus.current = null;
    (rowOf(wish.to) ?? document.getElementById('content'))?.focus();
  }, [list]);

  async function act({ id }: OwnPost, { send, said, keepsFocus }: Deed): Promise<void> {
    if (busy !== null) return;
    setBusy(id);
    const to = neighbourOf(id);
    const { data, refusal } = await send({ folder: postFolders[kind], id });
    if (refusal) toast({ kind: 'error', title: t('my-posts:failed'), text: refusalWords(refusal) });
    else {
      focus.current = keepsFocus ? null : { gone: id, to };
      said(data);
    }
    await revalidate();
    setBusy(null);
  }

  async function takeBack(post: OwnPost, by: 'restore' | 'reopen'): Promise<void> {
    const params = { folder: postFolders[kind], id: post.id };
    const { refusal } = await call(by === 'restore' ? restorePost : reopenPost, { params });
    if (refusal) toast({ kind: 'error', title: t('my-posts:failed'), text: refusalWords(refusal) });
    else {
      focus.current = { to: post.id };
      toast({ kind: 'success', title: t('my-posts:isBack'), text: post.title });
    }
    await revalidate();
  }

  const sayWithUndo = (post: OwnPost, title: string, by: 'restore' | 'reopen', focus: boolean) =>
    toast({
      kind: 'success',
      icon: by === 'restore' ? 'trash' : 'check',
      title,
      text: post.title,
      lastsMs: limits.undoToastMs,
      action: { label: t('my-posts:undo'), onPress: () => void takeBack(post, by), focus },
    });
  const say = (title: string) => toast({ kind: 'success', title });
  return {
    busy,
    renew: (post) =>
      void act(post, {
        send: (params) => call(renewPost, { params }),
        said: ({ expiresAt }) =>
          say(
            expiresAt
              ? t('my-posts:renewedUntil', { date: dateWords(expiresAt, lang) })
              : t('my-posts:renewed'),
          ),
      }),
    close: (post, as, byKeyboard) =>
      void act(post, {
        send: (params) => call(closePost, { params, body: { as } }),
        keepsFocus: byKeyboard,
        said: () => sayWithUndo(post, t(closedWords[as]), 'reopen', byKeyboard),
      }),
    reserve: (post, reserved) =>
      void act(post, {
        send: ({ id }) => call(reserveProduct, { params: { id }, body: { reserved } }),
        said: () => say(t(reserved ? 'my-posts:isReserved' : 'my-posts:isFree')),
      }),
    remove: (post, byKeyboard) =>
      void act(post, {
        send: (params) => call(deletePost, { params }),
        keepsFocus: byKeyboard,
        said: () => sayWithUndo(post, t('my-posts:isDeleted'), 'restore', byKeyboard),
      }),
  };
}
