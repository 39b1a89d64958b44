import * as textStyles from '../../ui/shared/text.module.css';
import { useAccess } from '../access.ts';

/** A member's name, linked to their page for users who may manage members. */
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
