import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { useWords } from '../../i18n/words.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as orderStyles from './order.module.css';

interface Props<Item> {
  /** What the list holds. */
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string | number;
  /** What an item is called where it is moved. */
  nameOf: (item: Item) => string;
  /** Called with the items in their new order. */
  onOrder: (items: Item[]) => void;
  busy?: boolean;
  children: (item: Item, index: number) => ReactNode;
}

/** A list whose items are put in order: by dragging, or by the buttons beside each. */
export function OrderList<Item>({ label, items, keyOf, nameOf, onOrder, busy, children }: Props<Item>) {
  const t = useWords();
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);

  const move = (from: number, to: number) => {
    const item = items[from];
    if (busy || item === undefined || to < 0 || to >= items.length || from === to) return;
    const rest = items.filter((_, index) => index !== from);
    onOrder([...rest.slice(0, to), item, ...rest.slice(to)]);
    setSaid(t('admin:movedTo', { name: nameOf(item), place: to + 1, count: items.length }));
  };
  /** The button goes with its item: the keyboard stays on it, or on its neighbour where there is no further. */
  const press = (from: number, step: -1 | 1) => {
    move(from, from + step);
    const key = keyOf(items[from] as Item);
    requestAnimationFrame(() => {
      const row = list.current?.querySelector(`[data-key="${CSS.escape(String(key))}"]`);
      const [up, down] = row?.querySelectorAll<HTMLButtonElement>('button[data-step]') ?? [];
      const wished = step < 0 ? up : down;
      (wished?.disabled ? (step < 0 ? down : up) : wished)?.focus();
    });
  };
  const drop = (event: DragEvent, at: number) => {
    if (dragged === null) return;
    event.stopPropagation();
    event.preventDefault();
    move(dragged, at);
    setDragged(null);
    setOver(null);
  };
  return (
    <>
      <ol ref={list} className={orderStyles.list} aria-label={label}>
        {items.map((item, index) => {
          const name = nameOf(item);
          return (
            <li
              key={keyOf(item)}
              data-key={keyOf(item)}
              draggable
              className={[
                dragged === index && orderStyles.lifted,
                over === index && dragged !== index && orderStyles.target,
              ]
                .filter(Boolean)
                .join(' ')}
              onDragStart={(event) => {
                // A list may stand in a list: only the inner one is meant.
                event.stopPropagation();
                setDragged(index);
                event.dataTransfer.effectAllowed = 'move';
                event.dataTransfer.setData('text/plain', name);
              }}
              onDragOver={(event) => {
                if (dragged === null) return;
                event.stopPropagation();
                event.preventDefault();
                setOver(index);
              }}
              onDragEnd={() => {
                setDragged(null);
                setOver(null);
              }}
              onDrop={(event) => drop(event, index)}
            >
              <div className={layoutStyles.grow}>{children(item, index)}</div>
              <div className={orderStyles.actions}>
                <button
                  type="button"
                  className={buttonStyles.icon}
                  data-step="up"
                  aria-label={t('admin:moveUp', { name })}
                  disabled={busy || index === 0}
                  onClick={() => press(index, -1)}
                >
                  <Icon name="chevron-down" className={orderStyles.upwards} />
                </button>
                <button
                  type="button"
                  className={buttonStyles.icon}
                  data-step="down"
                  aria-label={t('admin:moveDown', { name })}
                  disabled={busy || index === items.length - 1}
                  onClick={() => press(index, 1)}
                >
                  <Icon name="chevron-down" />
                </button>
              </div>
            </li>
          );
        })}
      </ol>
      <p className={textStyles.hidden} role="status">
        {said}
      </p>
    </>
  );
}
