import { useState } from 'react';
import {
  deleteCategory,
  type ManagedCategory,
  mergeCategory,
  moveCategory,
  readCategoryUses,
} from '../../../contract/managed-categories.ts';
import { ConfirmDialog } from '../../back-office/ui/ConfirmDialog.tsx';
import { useAdminRead } from '../../back-office/use-admin-read.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { useCall } from '../../state/sending.ts';
import { useRefusalWords } from '../../state/use-refusal-words.ts';
import * as fieldStyles from '../../ui/shared/field.module.css';
import * as skeletonStyles from '../../ui/shared/skeleton.module.css';

export type CategoryAct = 'edit' | 'move' | 'merge' | 'delete';

interface Props {
  act: Exclude<CategoryAct, 'edit'>;
  category: ManagedCategory;
  all: readonly ManagedCategory[];
  onDone: (words: string) => void;
  onClose: () => void;
}

const groupOf = ({ type }: ManagedCategory) => (type === 'shops' ? 'services' : type);

/**
 * Asks where to move a category, what to merge it into, or whether to delete it, and states how many records are
 * affected.
 */
export function CategoryActs({ act, category, all, onDone, onClose }: Props) {
  const t = useWords();
  const { lang } = useSite();
  const call = useCall();
  const wordsOf = useRefusalWords();
  const uses = useAdminRead(readCategoryUses, { params: { id: category.id } });
  const [chosen, setChosen] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { id, parentId, version } = category;
  const name = category.name[lang];
  const options =
    act === 'merge'
      ? all.filter((one) => one.id !== id && groupOf(one) === groupOf(category))
      : all.filter((one) => one.id !== id && one.type === category.type && one.parentId === null);
  const confirm = async () => {
    if (act !== 'delete' && chosen === '') return setFailure(t('admin-categories:chooseFirst'));
    setBusy(true);
    const [params, options] = [{ id }, { headers: { 'if-match': version } }];
    const { refusal } =
      act === 'delete'
        ? await call(deleteCategory, { params })
        : act === 'move'
          ? await call(
              moveCategory,
              { params, body: { parentId: chosen === 'top' ? null : Number(chosen) } },
              options,
            )
          : await call(mergeCategory, { params, body: { into: Number(chosen) } }, options);
    setBusy(false);
    if (!refusal) return onDone(t(`admin-categories:${act}Done`));
    setFailure(Object.values(refusal.errors ?? {})[0]?.[0] ?? wordsOf(refusal));
  };
  return (
    <ConfirmDialog
      title={t(`admin-categories:${act}Title`, { name })}
      action={t(`admin-categories:${act}`)}
      danger={act !== 'move'}
      busy={isBusy || uses.status !== 'ready'}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{t(`admin-categories:${act}Text`)}</p>
      {uses.status === 'ready' ? (
        <p>
          <b>{t('admin-categories:usedBy', { count: uses.data.listings })}</b>
          {uses.data.categories > 0 && ` ${t('admin-categories:subs', { count: uses.data.categories })}`}
        </p>
      ) : (
        <div className={skeletonStyles.block} role="status" aria-label={t('admin:loading')} />
      )}
      {act !== 'delete' && (
        <div className={fieldStyles.field}>
          <div className={fieldStyles.label}>
            <label htmlFor="category-target">{t(`admin-categories:${act}Target`)}</label>
          </div>
          <div className={fieldStyles.box}>
            <select id="category-target" value={chosen} onChange={({ target }) => setChosen(target.value)}>
              <option value="">{t('admin-categories:choose')}</option>
              {act === 'move' && parentId !== null && (
                <option value="top">{t('admin-categories:top')}</option>
              )}
              {options
                .filter((one) => act === 'merge' || one.id !== parentId)
                .map((one) => (
                  <option key={one.id} value={one.id}>
                    {one.name[lang]}
                  </option>
                ))}
            </select>
          </div>
        </div>
      )}
      <div role="alert">{failure && <p className={fieldStyles.summary}>{failure}</p>}</div>
    </ConfirmDialog>
  );
}
