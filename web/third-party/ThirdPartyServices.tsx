import { useSite } from '../site.tsx';
import { ChatWindow } from './ChatWindow.tsx';
import { ChoiceBar } from './ChoiceBar.tsx';
import { useAllowed } from './choices.ts';
import { asksNotToBeTracked } from './tracking-signal.ts';
import { usePageViews } from './use-page-views.ts';

/** Services that may load after consent, and the consent prompt. Maps load where they are displayed. */
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
