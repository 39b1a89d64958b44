import type { SectionProps } from '../../back-office/section.ts';
import { UserList } from './UserList.tsx';
import { UserPage } from './UserPage.tsx';

/** `/admin/users` and `/admin/users/{id}`. */
export default function UsersSection({ steps: [id] }: SectionProps) {
  return id === undefined ? <UserList /> : <UserPage key={id} id={id} />;
}
