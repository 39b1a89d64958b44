/** The address of a page with the criteria of a form as parameters; empty ones are omitted. */
export function addressOf(path: string, form: HTMLFormElement): string {
  const sought = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() ? [[name, value.trim()]] : [],
  );
  return sought.length > 0 ? `${path}?${new URLSearchParams(sought)}` : path;
}
