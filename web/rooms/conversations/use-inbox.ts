import { useCallback, useEffect, useRef, useState } from 'react';
import { type Conversation, type InboxFilter, listInbox } from '../../../contract/conversations.ts';
import { useAsk } from '../../state/use-ask.ts';
import { useInboxNews } from '../../state/use-inbox-news.ts';

export interface InboxView {
  /** Null until loaded. */
  conversations: readonly Conversation[] | null;
  unread: number;
  hasFailed: boolean;
  /** Loads more, if there are any. */
  more: (() => void) | null;
}

/** The conversations that match a filter and a query; reloaded on every event of the inbox. */
export function useInbox(filter: InboxFilter, q: string): InboxView {
  const ask = useAsk();
  const [view, setView] = useState<{ of: string; list: readonly Conversation[]; next: string | null } | null>(
    null,
  );
  const [unread, setUnread] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const of = `${filter} ${q}`;
  const loaded = useRef({ of, count: 0 });
  loaded.current = { of, count: view?.of === of ? view.list.length : 0 };
  const latest = useRef(0);
  const read = useCallback(() => {
    // As many as are displayed already, up to the maximum page size.
    const limit = Math.min(60, Math.max(24, loaded.current.count));
    latest.current += 1;
    const own = latest.current;
    ask(listInbox, { query: { filter, q: q || null, limit } }).then(
      ({ data, meta }) => {
        // Only the latest request is displayed.
        if (own !== latest.current) return;
        setFailed(false);
        setUnread(meta.unread);
        setView({ of, list: data, next: meta.next });
      },
      () => own === latest.current && setFailed(true),
    );
  }, [ask, filter, q, of]);
  useEffect(read, [read]);
  useInboxNews(read);
  const next = view?.of === of ? view.next : null;
  const more = useCallback(() => {
    void ask(listInbox, { query: { filter, q: q || null, after: next } }).then(
      ({ data, meta }) => setView((old) => old && { ...old, list: [...old.list, ...data], next: meta.next }),
      () => setFailed(true),
    );
  }, [ask, filter, q, next]);
  return {
    conversations: view?.of === of ? view.list : null,
    unread,
    hasFailed: hasFailed && view === null,
    more: next ? more : null,
  };
}
