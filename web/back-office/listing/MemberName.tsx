import * as textStyles from '../../ui/shared/text.module.css';
import { useAccess } from '../access.ts';

/** A member by name, with the way to their page for whoever may look after members. */
export function MemberName({ member: { id, name } }: { member: { id: number; name: string } }) {
  const may = useAccess().abilities.includes('users');
  return may ? (
    <a className={textStyles.link} href={`/admin/users/${id}`} dir="auto">
      {name}
    </a>
  ) : (
    <bdi>{name}</bdi>
  );
}
