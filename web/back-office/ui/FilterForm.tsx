import type { FormEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { addressOf } from '../sought.ts';
import * as filterStyles from './filter.module.css';

interface Props {
  /** The page whose address keeps what is looked for. */
  path: string;
  label: string;
  children: ReactNode;
}

/** What is looked for stands in the address, so that it can be sent to somebody and come back to. */
export function FilterForm({ path, label, children }: Props) {
  const navigate = useNavigate();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    navigate(addressOf(path, event.currentTarget));
  };
  return (
    <search aria-label={label}>
      <form className={filterStyles.form} action={path} onSubmit={onSubmit}>
        {children}
      </form>
    </search>
  );
}
