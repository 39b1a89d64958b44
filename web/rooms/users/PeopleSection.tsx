import type { SectionProps } from '../../back-office/section.ts';
import { PeopleList } from './PeopleList.tsx';
import { PersonPage } from './PersonPage.tsx';

/** `/admin/users` and `/admin/users/{id}`. */
export default function PeopleSection({ steps: [id] }: SectionProps) {
  return id === undefined ? <PeopleList /> : <PersonPage key={id} id={id} />;
}
