import { useAppSelector } from '../store.ts';
import { Photo } from '../ui/Photo.tsx';

/** The person's picture, or the first letter of the name. */
export function Portrait({ large }: { large?: boolean }) {
  const picture = useAppSelector((state) => state.profile.account.data?.picture);
  const username = useAppSelector((state) => state.user.username);
  return (
    <span className={large ? 'av large' : 'av'} aria-hidden="true">
      {picture ? <Photo picture={picture} alt="" sizes="96px" /> : ([...(username ?? '')][0] ?? '')}
    </span>
  );
}
