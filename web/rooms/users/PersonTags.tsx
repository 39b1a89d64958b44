import type { Person } from '../../../contract/users.ts';
import { useWords } from '../../i18n/words.ts';
import * as styles from './PersonTags.module.css';
import { roleNames } from './role-names.ts';

/** Role, and whether somebody is banned. */
export function PersonTags({ person: { role, bannedAt } }: { person: Person }) {
  const t = useWords();
  return (
    <span className={styles.tags}>
      <span className={role === 'member' ? 'tag' : 'tag brand'}>{t(roleNames[role])}</span>
      {bannedAt && <span className="tag err">{t('admin-users:isBanned')}</span>}
    </span>
  );
}
