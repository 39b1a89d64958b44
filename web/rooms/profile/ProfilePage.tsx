import { useWords } from '../../i18n/words.ts';
import { MemberPage, MemberSection, MemberWait } from '../../member/MemberPage.tsx';
import { useSite } from '../../site.tsx';
import { useAppSelector } from '../../store.ts';
import { FailedState } from '../../ui/FailedState.tsx';
import { Later } from '../../ui/Later.tsx';
import { EmailNotice } from './EmailNotice.tsx';
import { PictureField } from './PictureField.tsx';
import { ProfileForm } from './ProfileForm.tsx';

/** `/Profile`: who one is on this site. */
export default function ProfilePage() {
  const t = useWords();
  const { lang } = useSite();
  const { data, status } = useAppSelector((state) => state.profile.account);
  if (status === 'failed' && !data) return <FailedState />;
  return (
    <MemberPage current="/Profile" title={t('member:profile')} text={t('member:profileText')}>
      {!data ? (
        <MemberWait />
      ) : (
        <>
          <EmailNotice user={data} />
          <MemberSection id="picture-title" title={t('member:picture')}>
            <PictureField user={data} />
          </MemberSection>
          <MemberSection id="edit-title" title={t('member:editProfile')}>
            <ProfileForm key={data.id} user={data} />
          </MemberSection>
          <Later load={async () => (await import('./PublicPageForm.tsx')).publicPageForm(lang)} />
        </>
      )}
    </MemberPage>
  );
}
