import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  type ConversationDetail,
  listThreadMessages,
  type Message,
  markRead,
  readConversation,
} from '../../../contract/conversations.ts';
import { ApiError } from '../../api.ts';
import { inboxChanged } from '../../state/inbox-news.ts';
import { useAsk } from '../../state/use-ask.ts';
import { useInboxNews } from '../../state/use-inbox-news.ts';

export interface Thread {
  conversation: ConversationDetail | null;
  messages: readonly Message[];
  /** 404 if it is not the member's; 0 without a response. */
  failure: number | null;
  /** Loads the messages before the first one, if there are any. */
  earlier: (() => Promise<void>) | null;
  /** Adds messages received by another way. */
  add: (messages: readonly Message[]) => void;
  replace: (conversation: ConversationDetail) => void;
  /** Marks all displayed messages as read. */
  read: () => void;
}

/** Messages in order, without duplicates. */
function merged(old: readonly Message[], added: readonly Message[]): Message[] {
  const byId = new Map([...old, ...added].map((message) => [message.id, message]));
  return [...byId.values()].sort((one, other) => one.id - other.id);
}

/** Messages without phone numbers that were revoked since they were read. */
function withoutWithdrawn(messages: readonly Message[], withdrawn: readonly number[]): Message[] {
  return messages.map((message) =>
    message.phone?.number && withdrawn.includes(message.id)
      ? { ...message, phone: { number: null } }
      : message,
  );
}

/** A conversation and its messages, updated live. The id is fixed: another one requires another key. */
export function useThread(id: number): Thread {
  const ask = useAsk();
  const [conversation, setConversation] = useState<ConversationDetail | null>(null);
  const [messages, setMessages] = useState<Message[]>([]);
  const [hasEarlier, setEarlier] = useState(false);
  const [failure, setFailure] = useState<number | null>(null);
  const known = useRef({ last: 0, readTo: 0, isLoaded: false });
  const add = useCallback((added: readonly Message[]) => {
    if (added.length > 0) setMessages((old) => merged(old, added));
  }, []);
  useEffect(() => {
    const last = messages.at(-1)?.id ?? 0;
    known.current.last = Math.max(known.current.last, last);
  }, [messages]);
  const stop = useRef<AbortController>(undefined);
  const refresh = useCallback(() => {
    stop.current ??= new AbortController();
    const { signal } = stop.current;
    const params = { id };
    const load = async () => {
      const { isLoaded } = known.current;
      const [detail, page] = await Promise.all([
        ask(readConversation, { params }, { signal }),
        ask(listThreadMessages, { params, query: isLoaded ? { after: known.current.last } : {} }, { signal }),
      ]);
      known.current.isLoaded = true;
      setFailure(null);
      setConversation(detail.data);
      if (!isLoaded) setEarlier(page.meta.more);
      add(page.data);
      // Messages missed while the page was offline are read in pages, too.
      let { more } = page.meta;
      let after = page.data.at(-1)?.id;
      while (isLoaded && more && after !== undefined) {
        const next = await ask(listThreadMessages, { params, query: { after } }, { signal });
        add(next.data);
        more = next.meta.more;
        after = next.data.at(-1)?.id;
      }
    };
    load().catch((error: unknown) => {
      if (signal.aborted || known.current.isLoaded) return;
      setFailure(error instanceof ApiError ? error.problem.status : 0);
    });
  }, [ask, id, add]);
  useEffect(() => {
    refresh();
    return () => {
      stop.current?.abort();
      stop.current = undefined;
    };
  }, [refresh]);
  useInboxNews(refresh);
  const first = messages[0]?.id;
  const earlier = useCallback(async () => {
    const { data, meta } = await ask(listThreadMessages, { params: { id }, query: { before: first } });
    setEarlier(meta.more);
    add(data);
  }, [ask, id, first, add]);
  const last = messages.at(-1)?.id ?? 0;
  const read = useCallback(() => {
    if (last <= known.current.readTo || document.visibilityState !== 'visible') return;
    known.current.readTo = last;
    ask(markRead, { params: { id }, body: { upTo: last } }).then(inboxChanged, () => {
      known.current.readTo = 0;
    });
  }, [ask, id, last]);
  const withdrawn = conversation?.withdrawn;
  const visible = useMemo(
    () => (withdrawn?.length ? withoutWithdrawn(messages, withdrawn) : messages),
    [messages, withdrawn],
  );
  return {
    conversation,
    messages: visible,
    failure,
    earlier: hasEarlier ? earlier : null,
    add,
    replace: setConversation,
    read,
  };
}
