import { useState } from 'react';
import { type CategoryType, categoryTypes } from '../../../contract/categories.ts';
import {
  listManagedCategories,
  type ManagedCategory,
  orderCategories,
} from '../../../contract/managed-categories.ts';
import * as pageStyles from '../../back-office/page.module.css';
import type { SectionProps } from '../../back-office/section.ts';
import { AdminHead } from '../../back-office/ui/AdminHead.tsx';
import * as listStyles from '../../back-office/ui/list.module.css';
import { OrderList } from '../../back-office/ui/OrderList.tsx';
import * as orderStyles from '../../back-office/ui/order.module.css';
import { ReadFailed } from '../../back-office/ui/ReadFailed.tsx';
import { useAdminRead } from '../../back-office/use-admin-read.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { useCall } from '../../state/sending.ts';
import { useRefusalWords } from '../../state/use-refusal-words.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as chipStyles from '../../ui/shared/chip.module.css';
import * as skeletonStyles from '../../ui/shared/skeleton.module.css';
import { useToast } from '../../ui/Toasts.tsx';
import { type CategoryAct, CategoryActs } from './CategoryActs.tsx';
import { CategoryHistory } from './CategoryHistory.tsx';
import { CategoryRow } from './CategoryRow.tsx';
import { CategorySheet } from './CategorySheet.tsx';

const isType = (step: string | undefined): step is CategoryType =>
  categoryTypes.some((type) => type === step);

/** The current action and its category; for `add`, the parent category. */
type Open = { act: 'add'; to: ManagedCategory | null } | { act: CategoryAct; category: ManagedCategory };

/** `/admin/categories`: the categories of the five sections; their history is below it. */
export default function CategoriesPage({ steps: [type, id, view] }: SectionProps) {
  if (view === 'history') return <CategoryHistory key={id} id={Number(id)} />;
  return <CategoryTree type={isType(type) ? type : 'services'} />;
}

function CategoryTree({ type }: { type: CategoryType }) {
  const t = useWords();
  const { lang } = useSite();
  const call = useCall();
  const toast = useToast();
  const wordsOf = useRefusalWords();
  const list = useAdminRead(listManagedCategories, {});
  const all = list.latest;
  const [open, setOpen] = useState<Open | null>(null);
  const [isBusy, setBusy] = useState(false);
  if (list.status === 'failed' && !all) return <ReadFailed again={list.again} />;
  if (!all)
    return (
      <div className={pageStyles.page} role="status" aria-label={t('admin:loading')}>
        <div className={skeletonStyles.block} />
        <div className={skeletonStyles.block} />
      </div>
    );
  const own = all.filter((category) => category.type === type);
  const nameOf = ({ name }: ManagedCategory) => name[lang];
  const order = async (parentId: number | null, ordered: readonly ManagedCategory[]) => {
    const others = all.filter((one) => !ordered.includes(one));
    list.change([...others, ...ordered]);
    setBusy(true);
    const ids = ordered.map(({ id }) => id);
    const { refusal } = await call(orderCategories, { body: { type, parentId, ids } });
    setBusy(false);
    if (!refusal) return;
    toast({ kind: 'error', title: t('admin:failed'), text: wordsOf(refusal) });
    list.again();
  };
  const row = (category: ManagedCategory) => (
    <CategoryRow
      category={category}
      onAct={(act) => setOpen({ act, category })}
      onAdd={category.parentId === null ? () => setOpen({ act: 'add', to: category }) : undefined}
    />
  );
  const tops = own.filter(({ parentId }) => parentId === null);
  const done = (words: string) => {
    setOpen(null);
    toast({ kind: 'success', title: words });
    list.again();
  };
  return (
    <div className={pageStyles.page}>
      <AdminHead title={t('admin:section.categories')} text={t('admin-categories:text')}>
        <button
          type="button"
          className={buttonStyles.primary}
          onClick={() => setOpen({ act: 'add', to: null })}
        >
          <Icon name="plus" size="s" />
          {t('admin-categories:add')}
        </button>
      </AdminHead>
      <nav className={listStyles.filters} aria-label={t('admin-categories:types')}>
        {categoryTypes.map((one) => (
          <a
            key={one}
            className={one === type ? chipStyles.chosen : chipStyles.chip}
            href={`/admin/categories/${one}`}
            aria-current={one === type ? 'page' : undefined}
          >
            {t(`admin-categories:type.${one}`)}
          </a>
        ))}
      </nav>
      {tops.length === 0 ? (
        <EmptyState title={t('admin-categories:none')} text={t('admin-categories:noneText')} />
      ) : (
        <OrderList
          label={t(`admin-categories:type.${type}`)}
          items={tops}
          keyOf={({ id }) => id}
          nameOf={nameOf}
          busy={isBusy}
          onOrder={(ordered) => void order(null, ordered)}
        >
          {(category) => {
            const subs = own.filter(({ parentId }) => parentId === category.id);
            return (
              <>
                {row(category)}
                {subs.length > 0 && (
                  <div className={orderStyles.nested}>
                    <OrderList
                      label={nameOf(category)}
                      items={subs}
                      keyOf={({ id }) => id}
                      nameOf={nameOf}
                      busy={isBusy}
                      onOrder={(ordered) => void order(category.id, ordered)}
                    >
                      {row}
                    </OrderList>
                  </div>
                )}
              </>
            );
          }}
        </OrderList>
      )}
      {open?.act === 'add' && (
        <CategorySheet
          category={null}
          type={type}
          parent={open.to}
          onSaved={() => done(t('admin-categories:added'))}
          onClose={() => setOpen(null)}
        />
      )}
      {open?.act === 'edit' && (
        <CategorySheet
          category={open.category}
          type={type}
          parent={null}
          onSaved={() => done(t('admin-categories:saved'))}
          onClose={() => setOpen(null)}
        />
      )}
      {open && open.act !== 'add' && open.act !== 'edit' && (
        <CategoryActs
          act={open.act}
          category={open.category}
          all={all}
          onDone={done}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}
