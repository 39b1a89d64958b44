import { endOtherSessions, endSession, type Session } from '../../../contract/profile.ts';
import { type Translate, useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { type Outcome, useCall } from '../../state/sending.ts';
import { profile } from '../../state/slices.ts';
import { useRefusalWords } from '../../state/use-refusal-words.ts';
import { useAppDispatch, useAppSelector } from '../../store.ts';
import { dateWords } from '../../ui/date-words.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as tagStyles from '../../ui/shared/tag.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { useToast } from '../../ui/Toasts.tsx';
import * as entriesStyles from './entries.module.css';

function deviceOf({ browser, system }: Session, t: Translate): string {
  if (browser && system) return t('member:deviceOf', { browser, system });
  return browser ?? system ?? t('member:unknownDevice');
}

/** The sessions of the account, each with a button to end it, and one that ends all others. */
export function Sessions() {
  const t = useWords();
  const toast = useToast();
  const call = useCall();
  const wordsOf = useRefusalWords();
  const dispatch = useAppDispatch();
  const { lang } = useSite();
  const { data } = useAppSelector((state) => state.profile.sessions);
  const end = async (ending: Promise<Outcome<unknown>>, said: string) => {
    const { refusal } = await ending;
    if (refusal) return toast({ kind: 'error', title: wordsOf(refusal) });
    toast({ kind: 'success', title: said });
    dispatch(profile.slice.actions.forget('sessions'));
    return dispatch(profile.thunks.sessions());
  };
  return (
    <>
      <ul className={entriesStyles.entries}>
        {data.map((session) => (
          <li key={session.id}>
            <Icon name="globe" />
            <div className={layoutStyles.grow}>
              <b>
                <bdi>{deviceOf(session, t)}</bdi>
                {session.current && <span className={tagStyles.success}>{t('member:thisDevice')}</span>}
              </b>
              <span className={`${textStyles.small} ${textStyles.muted}`}>
                {t('member:lastSeen', { date: dateWords(session.lastSeenAt, lang) })}
              </span>
            </div>
            {!session.current && (
              <button
                type="button"
                className={`${buttonStyles.outlined} ${buttonStyles.small}`}
                aria-label={t('member:endSessionOf', { device: deviceOf(session, t) })}
                onClick={() => void end(call(endSession, { params: { id: session.id } }), t('member:ended'))}
              >
                {t('member:endSession')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {data.length > 1 && (
        <button
          type="button"
          className={buttonStyles.outlined}
          onClick={() => void end(call(endOtherSessions), t('member:endedOthers'))}
        >
          {t('member:endOthers')}
        </button>
      )}
    </>
  );
}
