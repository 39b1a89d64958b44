import { useEffect, useRef } from 'react';
import { streamInbox } from '../../contract/conversations.ts';
import { endpointAddress } from '../../contract/endpoint-address.ts';
import { useSite } from '../site.tsx';
import { watchInbox } from './inbox-news.ts';

/** Calls back whenever the member's conversations may have changed. */
export function useInboxNews(onNews: () => void): void {
  const { cityCode: city, lang, cityId } = useSite();
  const call = useRef(onNews);
  useEffect(() => {
    call.current = onNews;
  });
  useEffect(() => {
    const address = endpointAddress({ city, lang, cityId }, streamInbox, {});
    return watchInbox(address, () => call.current());
  }, [city, lang, cityId]);
}
