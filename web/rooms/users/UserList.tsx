import { useLocation } from 'react-router';
import type { Role } from '../../../contract/accounts.ts';
import { type ListedUser, listUsers } from '../../../contract/users.ts';
import * as pageStyles from '../../back-office/page.module.css';
import { AdminHead } from '../../back-office/ui/AdminHead.tsx';
import { AdminListBody } from '../../back-office/ui/AdminListBody.tsx';
import { AdminTable, type Column } from '../../back-office/ui/AdminTable.tsx';
import { FilterForm } from '../../back-office/ui/FilterForm.tsx';
import { SoughtField } from '../../back-office/ui/SoughtField.tsx';
import { useAdminList } from '../../back-office/use-admin-list.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { dateWords } from '../../ui/date-words.ts';
import { Email } from '../../ui/Email.tsx';
import { Phone } from '../../ui/Phone.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { roleNames } from './role-names.ts';
import { UserTags } from './UserTags.tsx';

/** Users by name, email address, phone number or id; the query is part of the address. */
export function UserList() {
  const t = useWords();
  const { search } = useLocation();
  const params = new URLSearchParams(search);
  const [q, who] = [params.get('q') ?? '', params.get('who') ?? ''];
  const isBanned = who === 'banned';
  const list = useAdminList(listUsers, {
    query: {
      q: q || undefined,
      role: isBanned ? undefined : who || undefined,
      banned: isBanned ? '1' : undefined,
    },
  });
  const everybody = [
    ['', t('admin-users:everybody')],
    ...(Object.keys(roleNames) as Role[]).map((role) => [role, t(roleNames[role])] as const),
    ['banned', t('admin-users:banned')],
  ] as const;
  return (
    <div className={pageStyles.page}>
      <AdminHead title={t('admin:section.people')} text={t('admin-users:text')} />
      <FilterForm key={search} path="/admin/users" label={t('admin-users:search')}>
        <SoughtField id="people-q" label={t('admin-users:q')} value={q} />
        <Choice id="people-who" name="who" label={t('admin-users:who')} value={who} options={everybody} />
        <button type="submit" className={buttonStyles.primary}>
          {t('admin-users:find')}
        </button>
      </FilterForm>
      <AdminListBody
        list={list}
        emptyTitle={t('admin-users:emptyTitle')}
        emptyText={t('admin-users:emptyText')}
      >
        <UserTable people={list.items} />
      </AdminListBody>
    </div>
  );
}

function UserTable({ people }: { people: readonly ListedUser[] }) {
  const t = useWords();
  const { lang } = useSite();
  const columns: Column<ListedUser>[] = [
    {
      key: 'name',
      title: t('admin-users:name'),
      hideTitle: true,
      cell: ({ id, name }) => (
        <a className={textStyles.link} href={`/admin/users/${id}`}>
          <b dir="auto">{name}</b>
        </a>
      ),
    },
    { key: 'email', title: t('admin-users:email'), cell: ({ email }) => <Email of={email} /> },
    {
      key: 'phone',
      title: t('admin-users:phone'),
      cell: ({ phone }) => (phone ? <Phone number={phone} /> : t('admin-users:none')),
    },
    { key: 'role', title: t('admin-users:role'), cell: (person) => <UserTags person={person} /> },
    { key: 'since', title: t('admin-users:since'), cell: ({ createdAt }) => dateWords(createdAt, lang) },
  ];
  return (
    <AdminTable caption={t('admin:section.people')} columns={columns} rows={people} keyOf={({ id }) => id} />
  );
}
