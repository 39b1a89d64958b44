import { useWords } from '../../i18n/words.ts';
import { MemberPage, MemberSection, MemberWait } from '../../member/MemberPage.tsx';
import { useSite } from '../../site.tsx';
import { useAppSelector } from '../../store.ts';
import { FailedState } from '../../ui/FailedState.tsx';
import { Later } from '../../ui/Later.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import { ChangeEmail } from './ChangeEmail.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { EmailNotice } from './EmailNotice.tsx';
import { OwnData } from './OwnData.tsx';
import { PushSettings } from './PushSettings.tsx';
import { ReviewSettings } from './ReviewSettings.tsx';
import { Sessions } from './Sessions.tsx';
import { SetPassword } from './SetPassword.tsx';

/** `/changePassword`: all security settings of an account, the password first. */
export default function SettingsPage() {
  const t = useWords();
  const { lang, identityProviders } = useSite();
  const { data, status } = useAppSelector((state) => state.profile.account);
  if (status === 'failed' && !data) return <FailedState />;
  return (
    <MemberPage current="/changePassword" title={t('member:settings')}>
      {!data ? (
        <MemberWait />
      ) : (
        <>
          <EmailNotice user={data} />
          <MemberSection
            id="password-title"
            title={t(data.hasPassword ? 'member:changePassword' : 'member:setPassword')}
          >
            {data.hasPassword ? <ChangePassword email={data.email} /> : <SetPassword />}
          </MemberSection>
          <MemberSection id="email-title" title={t('member:changeEmail')}>
            <ChangeEmail user={data} />
          </MemberSection>
          <MemberSection id="sessions-title" title={t('member:sessions')} text={t('member:sessionsText')}>
            <Sessions />
          </MemberSection>
          <Later load={async () => (await import('./MessageSettings.tsx')).messageSettings(lang)} />
          <ReviewSettings />
          <PushSettings />
          <Later load={async () => (await import('./Passkeys.tsx')).passkeys(lang)} />
          {identityProviders && (
            <Later load={async () => (await import('./Identities.tsx')).identities(lang)} />
          )}
          <Later load={async () => (await import('./SecondFactor.tsx')).secondFactor(lang)} />
          <Later load={async () => (await import('./ApiKeys.tsx')).apiKeys(lang)} />
          <MemberSection id="data-title" title={t('member:yourData')} text={t('member:yourDataText')}>
            <OwnData />
          </MemberSection>
          <MemberSection id="delete-title" title={t('member:deleteAccount')} text={t('member:deleteText')}>
            <a className={buttonStyles.danger} href="/delete-account">
              {t('member:deleteAccount')}
            </a>
          </MemberSection>
        </>
      )}
    </MemberPage>
  );
}
