import type { FormEvent } from 'react';
import { useSite } from '../site.tsx';
import type { ListAddress } from './use-list-address.ts';

/** Submits a form of a filter panel together with the input of the panel's other forms. */
export function useTypedSubmit(list: ListAddress) {
  const { lang } = useSite();
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    import('./typed-filters.ts').then(
      ({ applyTyped }) => applyTyped(form.closest('aside, dialog') ?? form, list, lang),
      // As without scripts: the browser submits this form alone.
      () => form.submit(),
    );
  };
}
