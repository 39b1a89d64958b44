import { useEffect, useState } from 'react';
import { countUnread } from '../../contract/conversations.ts';
import { watchInbox } from './inbox-news.ts';
import { useAsk } from './use-ask.ts';

/** In how many conversations something is unread; 0 until it is known. */
export function useUnread(): number {
  const ask = useAsk();
  const [count, setCount] = useState(0);
  useEffect(() => {
    const read = () =>
      void ask(countUnread).then(
        ({ data }) => setCount(data.count),
        () => undefined,
      );
    read();
    return watchInbox(read);
  }, [ask]);
  return count;
}
