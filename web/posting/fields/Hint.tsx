import * as fieldsStyles from './fields.module.css';
/** What explains a field, below it. */
export function Hint({ id, children }: { id: string; children: string }) {
  return (
    <p className={fieldsStyles.hint} id={id}>
      {children}
    </p>
  );
}
