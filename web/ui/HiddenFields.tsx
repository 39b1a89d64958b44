/** The parameters of an address that a form sends along, without its place in the list and those that its own fields give. */
export function HiddenFields({ search, except }: { search: string; except: readonly string[] }) {
  return [...new URLSearchParams(search)]
    .filter(([name]) => ![...except, 'after', 'from'].includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
