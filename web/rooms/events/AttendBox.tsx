import type { EventDetail } from '../../../contract/events.ts';
import { eventPath } from '../../addresses.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { useToken } from '../../state/account.ts';
import { loginPath } from '../../state/login-path.ts';
import { Later } from '../../ui/Later.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';

/** The element that the bar of small screens links to. */
export const attendId = 'attend';

/** Takes a seat: guests sign in first, members do so here, by a part that loads late. */
export function AttendBox({ event }: { event: EventDetail }) {
  const t = useWords();
  const { lang } = useSite();
  const isSignedIn = useToken() !== null;
  return (
    <div id={attendId}>
      {isSignedIn ? (
        <Later
          key={event.id}
          load={async () => (await import('./attendance-panel.tsx')).attendancePanel(lang, event)}
        />
      ) : (
        <a
          className={`${buttonStyles.primary} ${buttonStyles.wide}`}
          rel="nofollow"
          href={loginPath(`${eventPath(event)}#${attendId}`)}
        >
          {t('event-page:attend')}
        </a>
      )}
    </div>
  );
}
