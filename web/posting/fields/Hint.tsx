import * as fieldsStyles from './fields.module.css';
/** The description below a field. */
export function Hint({ id, children }: { id: string; children: string }) {
  return (
    <p className={fieldsStyles.hint} id={id}>
      {children}
    </p>
  );
}
