import { useCallback, useEffect, useState } from 'react';
import { countUnread } from '../../contract/conversations.ts';
import { useToken } from './account.ts';
import { useAsk } from './use-ask.ts';
import { useInboxNews } from './use-inbox-news.ts';

/** The number of unread conversations; 0 until known. */
export function useUnread(): number {
  const ask = useAsk();
  const token = useToken();
  const [count, setCount] = useState(0);
  const read = useCallback(() => {
    ask(countUnread).then(
      ({ data }) => setCount(data.count),
      () => undefined,
    );
  }, [ask]);
  // Another token is another member.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew for each token
  useEffect(read, [read, token]);
  useInboxNews(read);
  return count;
}
