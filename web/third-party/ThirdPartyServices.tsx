import { useSite } from '../site.tsx';
import { ChatWindow } from './ChatWindow.tsx';
import { ChoiceBar } from './ChoiceBar.tsx';
import { useAllowed } from './choices.ts';
import { asksNotToBeTracked } from './tracking-signal.ts';
import { usePageViews } from './use-page-views.ts';

/** What may load after a yes, and the question. The maps load where they are shown. */
export function ThirdPartyServices() {
  const { thirdParties = {} } = useSite();
  const { pixel, chat } = thirdParties;
  const isCounting = useAllowed('pixel') && !asksNotToBeTracked();
  const isChatting = useAllowed('chat');
  usePageViews(pixel && isCounting ? pixel : null);
  return (
    <>
      <ChoiceBar thirdParties={thirdParties} />
      {chat && isChatting && <ChatWindow inbox={chat} />}
    </>
  );
}
