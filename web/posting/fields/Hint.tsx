/** What explains a field, below it. */
export function Hint({ id, children }: { id: string; children: string }) {
  return (
    <p className="hint" id={id}>
      {children}
    </p>
  );
}
