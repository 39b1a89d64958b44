import type { FormEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { addressOf } from '../sought.ts';
import * as filterStyles from './filter.module.css';

interface Props {
  /** The page whose address contains the filters. */
  path: string;
  label: string;
  children: ReactNode;
}

/** Filters are part of the address, so that the page can be shared and returned to. */
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
