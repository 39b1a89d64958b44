import { Icon, type IconName } from '../../../ui/Icon.tsx';
import { type BoundProps, useBound } from '../plan-context.tsx';
import { BoundGroup } from './BoundGroup.tsx';
import * as styles from './ChoiceCards.module.css';

export interface ChoiceCard {
  value: string;
  label: string;
  text?: string;
  icon?: IconName;
}

interface Props extends BoundProps {
  cards: readonly ChoiceCard[];
}

/** A single choice with a card for each option; an optional one is cleared by selecting it again. */
export function ChoiceCards({ cards, ...bound }: Props) {
  const { name, hint, optional = false } = bound;
  const { value, onChange, label, error } = useBound<string | null>(bound);
  return (
    <BoundGroup name={name} label={label} hint={hint} optional={optional} error={error}>
      <div className={cards.some(({ text }) => text) ? `${styles.cards} ${styles.wide}` : styles.cards}>
        {cards.map((card, index) => (
          <label key={card.value} className={error ? `${styles.card} ${styles.invalid}` : styles.card}>
            <input
              type="radio"
              id={index === 0 ? name : `${name}-${card.value}`}
              name={name}
              value={card.value}
              checked={value === card.value}
              aria-describedby={error && `${name}-error`}
              onChange={() => onChange(card.value)}
              onClick={() => optional && value === card.value && onChange('')}
            />
            {card.icon && <Icon name={card.icon} />}
            <span>
              <b>{card.label}</b>
              {card.text && <small>{card.text}</small>}
            </span>
          </label>
        ))}
      </div>
    </BoundGroup>
  );
}
