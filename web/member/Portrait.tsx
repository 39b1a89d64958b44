import { useAppSelector } from '../store.ts';
import { Photo } from '../ui/Photo.tsx';
import * as avatarStyles from '../ui/shared/avatar.module.css';
import * as styles from './Portrait.module.css';

/** The user's picture, or the first letter of their name. */
export function Portrait({ large }: { large?: boolean }) {
  const picture = useAppSelector((state) => state.profile.account.data?.picture);
  const username = useAppSelector((state) => state.user.username);
  return (
    <span
      className={
        large
          ? `${avatarStyles.avatar} ${styles.portrait} ${styles.large}`
          : `${avatarStyles.avatar} ${styles.portrait}`
      }
      aria-hidden="true"
      data-portrait={large ? 'large' : undefined}
    >
      {picture ? <Photo picture={picture} alt="" sizes="96px" /> : ([...(username ?? '')][0] ?? '')}
    </span>
  );
}
