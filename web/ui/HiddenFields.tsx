/** The parameters of an address that a form submits along, except its page and those of its own fields. */
export function HiddenFields({ search, except }: { search: string; except: readonly string[] }) {
  return [...new URLSearchParams(search)]
    .filter(([name]) => ![...except, 'after', 'from'].includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
