/** The address of a page that keeps what a form looks for; what was left empty is not asked. */
export function addressOf(path: string, form: HTMLFormElement): string {
  const sought = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() ? [[name, value.trim()]] : [],
  );
  return sought.length > 0 ? `${path}?${new URLSearchParams(sought)}` : path;
}
