import { useState } from 'react';
import type { EndpointDefinition, InputOf } from '../../../contract/endpoint.ts';
import { banUser, changeUserRole, signOutUser, type UserDetail, unbanUser } from '../../../contract/users.ts';
import { ConfirmDialog } from '../../back-office/ui/ConfirmDialog.tsx';
import * as cardStyles from '../../back-office/ui/card.module.css';
import { useWords, type WordKey } from '../../i18n/words.ts';
import { useCall } from '../../state/sending.ts';
import { useRefusalWords } from '../../state/use-refusal-words.ts';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { useToast } from '../../ui/Toasts.tsx';
import { BanDialog } from './BanDialog.tsx';
import { RoleDialog } from './RoleDialog.tsx';

type Act = UserDetail['abilities'][number];

interface Props {
  person: UserDetail['person'];
  abilities: readonly Act[];
  onDone: () => void;
}

const buttons: Record<Act, WordKey> = {
  role: 'admin-users:changeRole',
  ban: 'admin-users:ban',
  unban: 'admin-users:unban',
  'sign-out': 'admin-users:signOut',
};

/** The actions that the server permits for an account; each requires confirmation. */
export function UserActions({ person, abilities, onDone }: Props) {
  const t = useWords();
  const toast = useToast();
  const call = useCall();
  const wordsOf = useRefusalWords();
  const [open, setOpen] = useState<Act | null>(null);
  const [isBusy, setBusy] = useState(false);
  const close = () => setOpen(null);
  const { id, name } = person;
  const params = { id };

  async function act<E extends EndpointDefinition>(endpoint: E, input: InputOf<E>, said: WordKey) {
    setBusy(true);
    const { refusal } = await call<EndpointDefinition>(endpoint, input);
    setBusy(false);
    if (refusal) {
      toast({ kind: 'error', title: t('admin:failed'), text: wordsOf(refusal) });
      return;
    }
    close();
    toast({ kind: 'success', title: t(said) });
    onDone();
  }

  return (
    <section className={`${layoutStyles.panel} ${cardStyles.card}`} aria-labelledby="person-acts">
      <h2 id="person-acts">{t('admin-users:acts')}</h2>
      {abilities.length === 0 && <p className={textStyles.muted}>{t('admin-users:ownAccount')}</p>}
      {person.role !== 'member' && abilities.length > 0 && (
        <p className={textStyles.muted}>{t('admin-users:staffText')}</p>
      )}
      <div className={layoutStyles.row}>
        {abilities.map((one) => (
          <button
            key={one}
            type="button"
            className={one === 'ban' ? buttonStyles.danger : buttonStyles.outlined}
            onClick={() => setOpen(one)}
          >
            {t(buttons[one])}
          </button>
        ))}
      </div>
      {open === 'role' && (
        <RoleDialog
          person={person}
          busy={isBusy}
          onClose={close}
          onRole={(role) =>
            void act(changeUserRole, { params, body: { role, from: person.role } }, 'admin-users:roleChanged')
          }
        />
      )}
      {open === 'ban' && (
        <BanDialog
          name={name}
          busy={isBusy}
          onClose={close}
          onBan={(ban) => void act(banUser, { params, body: ban }, 'admin-users:wasBanned')}
        />
      )}
      {open === 'unban' && (
        <ConfirmDialog
          title={t('admin-users:unbanTitle', { name })}
          action={t('admin-users:unban')}
          busy={isBusy}
          onClose={close}
          onConfirm={() => void act(unbanUser, { params }, 'admin-users:wasUnbanned')}
        >
          <p>{t('admin-users:unbanText')}</p>
        </ConfirmDialog>
      )}
      {open === 'sign-out' && (
        <ConfirmDialog
          title={t('admin-users:signOutTitle', { name })}
          action={t('admin-users:signOut')}
          busy={isBusy}
          onClose={close}
          onConfirm={() => void act(signOutUser, { params }, 'admin-users:wasSignedOut')}
        >
          <p>{t('admin-users:signOutText')}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
