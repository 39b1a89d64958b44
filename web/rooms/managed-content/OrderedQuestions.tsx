import type { ReactNode } from 'react';
import { pickText } from '../../../contract/locales.ts';
import type { EditedSummary } from '../../../contract/managed-content.ts';
import * as formStyles from '../../back-office/ui/form.module.css';
import { OrderList } from '../../back-office/ui/OrderList.tsx';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';

interface Props {
  entries: readonly EditedSummary[];
  nameOf: (entry: EditedSummary) => string;
  busy: boolean;
  onOrder: (entries: EditedSummary[]) => void;
  children: (entry: EditedSummary) => ReactNode;
}

interface Group {
  key: string;
  name: string;
  entries: EditedSummary[];
}

/** Questions by group: groups are ordered as a whole, questions within them. */
export function OrderedQuestions({ entries, nameOf, busy, onOrder, children }: Props) {
  const t = useWords();
  const { lang } = useSite();
  const groups = new Map<string, Group>();
  for (const entry of entries) {
    const name = pickText(entry.group ?? {}, lang).text;
    const group = groups.get(name) ?? { key: name, name, entries: [] };
    group.entries.push(entry);
    groups.set(name, group);
  }
  const all = [...groups.values()];
  const flat = (ordered: readonly Group[]) => onOrder(ordered.flatMap((group) => group.entries));
  return (
    <OrderList
      label={t('admin-content:groups')}
      items={all}
      keyOf={({ key }) => key}
      nameOf={({ name }) => name}
      busy={busy}
      onOrder={flat}
    >
      {(group) => (
        <section className={formStyles.group}>
          <h2 dir="auto">{group.name || t('admin-content:noGroup')}</h2>
          <OrderList
            label={group.name}
            items={group.entries}
            keyOf={({ id }) => id}
            nameOf={nameOf}
            busy={busy}
            onOrder={(ordered) =>
              flat(all.map((one) => (one === group ? { ...one, entries: ordered } : one)))
            }
          >
            {children}
          </OrderList>
        </section>
      )}
    </OrderList>
  );
}
