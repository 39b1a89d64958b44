import { type ComponentProps, Fragment, type ReactNode } from 'react';
import * as textStyles from '../../ui/shared/text.module.css';
import * as pageStyles from '../page.module.css';
import { AdminHead } from '../ui/AdminHead.tsx';
import { AdminListBody } from '../ui/AdminListBody.tsx';
import { ChipChoice } from '../ui/ChipChoice.tsx';
import * as listStyles from '../ui/list.module.css';
import * as styles from './DeskRows.module.css';

interface Props<Item, Value extends string> {
  title: string;
  text: string;
  /** Filters, or the order of the list. */
  choice: ComponentProps<typeof ChipChoice<Value>> & { legend: string };
  list: Omit<ComponentProps<typeof AdminListBody>['list'], 'items'> & { items: readonly Item[] };
  emptyTitle: string;
  emptyText: string;
  /** Renders a list item. */
  row: (item: Item) => ReactNode;
}

/** A page of listings, or of records about listings, each as a row with a picture that links to its details. */
export function DeskRows<Item extends { id: number }, Value extends string>(props: Props<Item, Value>) {
  const { title, text, choice, list, emptyTitle, emptyText, row } = props;
  const { legend, ...chips } = choice;
  return (
    <div className={pageStyles.page}>
      <AdminHead title={title} text={text} />
      <fieldset className={listStyles.filters}>
        <legend className={textStyles.hidden}>{legend}</legend>
        <ChipChoice {...chips} />
      </fieldset>
      <AdminListBody list={list} emptyTitle={emptyTitle} emptyText={emptyText}>
        <ul className={styles.rows}>
          {list.items.map((item) => (
            <Fragment key={item.id}>{row(item)}</Fragment>
          ))}
        </ul>
      </AdminListBody>
    </div>
  );
}
