import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useEmail, useToken } from '../../../state/account.ts';
import { loginPath } from '../../../state/login-path.ts';
import { profile } from '../../../state/slices.ts';
import { useAppDispatch } from '../../../store.ts';
import { QuickForm } from './QuickForm.tsx';

/**
 * `/form/quick`: an item for sale, or with `?type=buy` a wanted one, in a minute. Guests fill it in first and sign
 * up at the end.
 */
export function QuickPost() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const token = useToken();
  const email = useEmail();
  const lead = useRef(() => {});
  lead.current = () => void navigate(loginPath('/form/quick'), { replace: true });
  const wasMember = useRef(false);
  useEffect(() => {
    if (token) {
      wasMember.current = true;
      void dispatch(profile.thunks.account());
    } else if (wasMember.current) {
      // An expired session loses nothing: the draft belongs to the account.
      lead.current();
    }
  }, [token, dispatch]);
  if (!token && wasMember.current) return null;
  return (
    <QuickForm
      key={token ?? 'guest'}
      isMember={token !== null}
      email={email ?? ''}
      onSignUp={() => void navigate(`/Register?next=${encodeURIComponent('/form/quick')}`)}
    />
  );
}
