import { useState } from 'react';
import type { Role } from '../../../contract/accounts.ts';
import type { ListedUser } from '../../../contract/users.ts';
import { ConfirmDialog } from '../../back-office/ui/ConfirmDialog.tsx';
import { useWords } from '../../i18n/words.ts';
import * as textStyles from '../../ui/shared/text.module.css';
import { roleNames, roleTexts } from './role-names.ts';

interface Props {
  person: ListedUser;
  busy: boolean;
  onRole: (role: Role) => void;
  onClose: () => void;
}

/** Selects the role of a user, with its permissions. */
export function RoleDialog({ person, busy, onRole, onClose }: Props) {
  const t = useWords();
  const [role, setRole] = useState<Role>(person.role);
  return (
    <ConfirmDialog
      title={t('admin-users:roleTitle', { name: person.name })}
      action={t('admin-users:giveRole')}
      busy={busy || role === person.role}
      onClose={onClose}
      onConfirm={() => onRole(role)}
    >
      <fieldset>
        <legend className={textStyles.hidden}>{t('admin-users:role')}</legend>
        {(Object.keys(roleNames) as Role[]).map((one) => (
          <label key={one}>
            <input type="radio" name="role" checked={role === one} onChange={() => setRole(one)} />
            <span>
              <b>{t(roleNames[one])}</b>
              <br />
              <span className={textStyles.muted}>{t(roleTexts[one])}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <p>{t('admin-users:roleEnds')}</p>
    </ConfirmDialog>
  );
}
