import { Icon } from './Icon.tsx';
import * as chipStyles from './shared/chip.module.css';

interface Props {
  className: string | undefined;
  chips: readonly string[];
  /** The accessible name of the remove button. */
  nameOf: (chip: string) => string;
  onRemove: (chip: string) => void;
}

/** Short texts added to a field, each with a remove button. */
export function TakenChips({ className, chips, nameOf, onRemove }: Props) {
  if (chips.length === 0) return null;
  return (
    <ul className={className}>
      {chips.map((chip) => (
        <li key={chip} className={chipStyles.chip}>
          <span dir="auto">{chip}</span>
          <button type="button" aria-label={nameOf(chip)} onClick={() => onRemove(chip)}>
            <Icon name="close" size="s" />
          </button>
        </li>
      ))}
    </ul>
  );
}
