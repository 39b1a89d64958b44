import { useEffect, useState } from 'react';
import { type OwnWork, readOwnWork } from '../../../contract/own-work.ts';
import { useWords } from '../../i18n/words.ts';
import { MemberPage, MemberSection, MemberWait } from '../../member/MemberPage.tsx';
import { useSite } from '../../site.tsx';
import { useRead } from '../../state/use-read.ts';
import { useAppSelector } from '../../store.ts';
import { FailedState } from '../../ui/FailedState.tsx';
import { Later } from '../../ui/Later.tsx';
import { PictureField } from './PictureField.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { WorkFailed, WorkList } from './WorkList.tsx';

/** `/Profile`: pending work of the member, then the profile. */
export default function ProfilePage() {
  const t = useWords();
  const { lang } = useSite();
  const { data, status } = useAppSelector((state) => state.profile.account);
  const work = useRead(readOwnWork, data ? {} : null);
  // While reloading after an action, the previous data is displayed.
  const [known, setKnown] = useState<OwnWork | 'failed' | null>(null);
  useEffect(() => {
    if (work.status === 'ready') setKnown(work.data);
    if (work.status === 'failed') setKnown((before) => before ?? 'failed');
  }, [work.status, work.data]);
  if (status === 'failed' && !data) return <FailedState />;
  return (
    <MemberPage current="/Profile" title={t('member:profile')} text={t('member:profileText')}>
      {!data || !known ? (
        <MemberWait />
      ) : (
        <>
          {known === 'failed' ? (
            <WorkFailed again={work.again} />
          ) : (
            <WorkList user={data} work={known} again={work.again} />
          )}
          <MemberSection id="picture-title" title={t('member:picture')}>
            <PictureField user={data} />
          </MemberSection>
          <MemberSection id="edit-title" title={t('member:editProfile')}>
            <ProfileForm key={data.id} user={data} />
          </MemberSection>
          <Later load={async () => (await import('./PhoneProof.tsx')).phoneProof(lang)} />
          <Later load={async () => (await import('./PublicPageForm.tsx')).publicPageForm(lang)} />
        </>
      )}
    </MemberPage>
  );
}
