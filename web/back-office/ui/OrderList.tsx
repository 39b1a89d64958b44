import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { useWords } from '../../i18n/words.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as orderStyles from './order.module.css';

interface Props<Item> {
  /** The name of the list. */
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string | number;
  /** The name of an item while it is moved. */
  nameOf: (item: Item) => string;
  /** Called with the items in their new order. */
  onOrder: (items: Item[]) => void;
  busy?: boolean;
  children: (item: Item, index: number) => ReactNode;
}

/** A sortable list: by dragging, or with the buttons beside each item. */
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
  /** The button moves with its item: focus stays on it, or moves to its neighbor at the end of the list. */
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
                // Lists may be nested: only the inner one handles the event.
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
