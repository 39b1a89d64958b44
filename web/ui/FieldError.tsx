import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import * as fieldStyles from './shared/field.module.css';

/** The error message of a field. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className={fieldStyles.error} id={id}>
      <Icon name="warning" size="s" />
      {children}
    </p>
  );
}
