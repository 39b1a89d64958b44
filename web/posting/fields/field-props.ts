/** The props of every field of a form. The focusable control has `name` as its id and name. */
export interface FieldProps {
  name: string;
  label: string;
  hint?: string | undefined;
  /** Marked beside the label. */
  optional?: boolean | undefined;
  /** The error message. */
  error?: string | undefined;
}

/** The ids for `aria-describedby`. */
export function describedBy(...ids: (string | false | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}
