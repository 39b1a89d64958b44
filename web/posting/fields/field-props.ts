/** What every field of a form is told. The control that takes the focus has `name` as its id and name. */
export interface FieldProps {
  name: string;
  label: string;
  hint?: string | undefined;
  /** Says so beside the label. */
  optional?: boolean | undefined;
  /** What is wrong with it, in words. */
  error?: string | undefined;
}

/** The ids of what a field is described by, as `aria-describedby` takes them. */
export function describedBy(...ids: (string | false | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}
