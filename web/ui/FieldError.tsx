import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

/** What is wrong with a field. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="err" id={id}>
      <Icon name="warning" size="s" />
      {children}
    </p>
  );
}
