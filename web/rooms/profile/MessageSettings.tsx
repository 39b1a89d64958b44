import { type BlockedMember, listBlockedMembers, unblockPartner } from '../../../contract/conversations.ts';
import {
  type InboxSettings,
  readInboxSettings,
  saveInboxSettings,
} from '../../../contract/inbox-settings.ts';
import type { Lang } from '../../../contract/locales.ts';
import { isolate } from '../../i18n/isolate.ts';
import { withLateWords } from '../../i18n/late-words.tsx';
import { useWords } from '../../i18n/words.ts';
import { MemberSection } from '../../member/MemberPage.tsx';
import { useCall } from '../../state/sending.ts';
import { useRead } from '../../state/use-read.ts';
import { useRefusalWords } from '../../state/use-refusal-words.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Switch } from '../../ui/Switch.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { useToast } from '../../ui/Toasts.tsx';
import * as entriesStyles from './entries.module.css';

/** The settings of messages, rendered once their messages have loaded. */
export const messageSettings = (lang: Lang) => withLateWords(lang, ['conversations'], MessageSettings);

/** Read receipts and blocked members. */
function MessageSettings() {
  const t = useWords();
  const call = useCall();
  const toast = useToast();
  const wordsOf = useRefusalWords();
  const settings = useRead(readInboxSettings, {});
  const blocked = useRead(listBlockedMembers, {});
  const choose = async (changed: Partial<InboxSettings>) => {
    const { refusal } = await call(saveInboxSettings, { body: changed });
    if (refusal) toast({ kind: 'error', title: wordsOf(refusal) });
    settings.again();
  };
  const unblock = async (id: number) => {
    const { refusal } = await call(unblockPartner, { params: { id } });
    toast(
      refusal
        ? { kind: 'error', title: wordsOf(refusal) }
        : { kind: 'success', title: t('conversations:unblocked') },
    );
    blocked.again();
  };
  const nameOf = ({ partner: { kind, name } }: BlockedMember) =>
    name ?? t(kind === 'former' ? 'conversations:former' : 'conversations:anonymous');
  return (
    <MemberSection
      id="messages-title"
      title={t('conversations:settingsTitle')}
      text={t('conversations:settingsText')}
    >
      {settings.data && (
        <div>
          <Switch
            name="seen"
            label={t('conversations:showSeen')}
            checked={settings.data.seen}
            onChange={(seen) => void choose({ seen })}
          />
          <Switch
            name="mails"
            label={t('conversations:mailsUnread')}
            checked={settings.data.mails}
            onChange={(mails) => void choose({ mails })}
          />
        </div>
      )}
      <h3>{t('conversations:blockedTitle')}</h3>
      {blocked.data?.length === 0 && <p className={textStyles.muted}>{t('conversations:nobodyBlocked')}</p>}
      {blocked.data && blocked.data.length > 0 && (
        <ul className={entriesStyles.entries}>
          {blocked.data.map((one) => (
            <li key={one.conversationId}>
              <Icon name="block" />
              <div className={layoutStyles.grow}>
                <b>
                  <bdi>{nameOf(one)}</bdi>
                </b>
                <span className={`${textStyles.small} ${textStyles.muted}`}>
                  {t('conversations:blockedAbout', { title: isolate(one.title) })}
                </span>
              </div>
              <button
                type="button"
                className={`${buttonStyles.outlined} ${buttonStyles.small}`}
                onClick={() => void unblock(one.conversationId)}
              >
                {t('conversations:unblock')}
              </button>
            </li>
          ))}
        </ul>
      )}
    </MemberSection>
  );
}
