import { useWords } from '../../i18n/words.ts';
import { useLogOut } from '../../state/use-log-out.ts';
import { useAppSelector } from '../../store.ts';
import { FailedState } from '../../ui/FailedState.tsx';
import { Icon } from '../../ui/Icon.tsx';

/** `/Profile`: who somebody is here, and the way out. */
export default function ProfilePage() {
  const t = useWords();
  const logOut = useLogOut();
  const { data, status } = useAppSelector((state) => state.member.profile);
  if (status === 'failed') return <FailedState />;
  return (
    <div className="wrap member-frame">
      <h1>{t('account:profileTitle')}</h1>
      {data ? (
        <dl className="card who">
          <dt>{t('account:name')}</dt>
          <dd dir="auto">{data.name}</dd>
          <dt>{t('account:email')}</dt>
          <dd>
            <bdi dir="ltr">{data.email}</bdi>{' '}
            <span className="tag">
              {t(data.emailConfirmed ? 'account:emailConfirmed' : 'account:emailWaits')}
            </span>
          </dd>
        </dl>
      ) : (
        <div className="sk" />
      )}
      <button type="button" className="btn o" onClick={() => void logOut()}>
        <Icon name="sign-out" size="s" flip />
        {t('layout:logOut')}
      </button>
    </div>
  );
}
