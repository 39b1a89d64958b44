import { useState } from 'react';
import type { PersonDetail } from '../../../contract/people.ts';
import { ConfirmDialog } from '../../back-office/ui/ConfirmDialog.tsx';
import { useWords, type WordKey } from '../../i18n/words.ts';
import { useCall } from '../../state/sending.ts';
import { useRefusalWords } from '../../state/use-refusal-words.ts';
import { useToast } from '../../ui/Toasts.tsx';
import { BanDialog } from './BanDialog.tsx';
import { RoleDialog } from './RoleDialog.tsx';

type Act = PersonDetail['abilities'][number];

interface Props {
  person: PersonDetail['person'];
  abilities: readonly Act[];
  onDone: () => void;
}

const buttons: Record<Act, WordKey> = {
  role: 'admin-people:changeRole',
  ban: 'admin-people:ban',
  unban: 'admin-people:unban',
  'sign-out': 'admin-people:signOut',
};

/** What may be done with an account, as the server says; each asks before it is done. */
export function PersonActs({ person, abilities, onDone }: Props) {
  const t = useWords();
  const toast = useToast();
  const call = useCall();
  const wordsOf = useRefusalWords();
  const [open, setOpen] = useState<Act | null>(null);
  const [isBusy, setBusy] = useState(false);
  const close = () => setOpen(null);
  const { id, name } = person;

  async function act(path: string, body: object, said: WordKey, method: 'post' | 'put' = 'post') {
    setBusy(true);
    const { refusal } = await call(`admin/people/${id}/${path}`, body, method);
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
    <section className="pn adm-card" aria-labelledby="person-acts">
      <h2 id="person-acts">{t('admin-people:acts')}</h2>
      {abilities.length === 0 && <p className="muted">{t('admin-people:ownAccount')}</p>}
      {person.role !== 'member' && abilities.length > 0 && (
        <p className="muted">{t('admin-people:staffText')}</p>
      )}
      <div className="row">
        {abilities.map((one) => (
          <button
            key={one}
            type="button"
            className={one === 'ban' ? 'btn danger' : 'btn o'}
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
          onRole={(role) => void act('role', { role, from: person.role }, 'admin-people:roleChanged', 'put')}
        />
      )}
      {open === 'ban' && (
        <BanDialog
          name={name}
          busy={isBusy}
          onClose={close}
          onBan={(ban) => void act('ban', ban, 'admin-people:wasBanned')}
        />
      )}
      {open === 'unban' && (
        <ConfirmDialog
          title={t('admin-people:unbanTitle', { name })}
          action={t('admin-people:unban')}
          busy={isBusy}
          onClose={close}
          onConfirm={() => void act('unban', {}, 'admin-people:wasUnbanned')}
        >
          <p>{t('admin-people:unbanText')}</p>
        </ConfirmDialog>
      )}
      {open === 'sign-out' && (
        <ConfirmDialog
          title={t('admin-people:signOutTitle', { name })}
          action={t('admin-people:signOut')}
          busy={isBusy}
          onClose={close}
          onConfirm={() => void act('sign-out', {}, 'admin-people:wasSignedOut')}
        >
          <p>{t('admin-people:signOutText')}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
