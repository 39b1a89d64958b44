import {
  listCategoryVersions,
  listManagedCategories,
  readCategoryVersion,
  restoreCategoryVersion,
} from '../../../contract/managed-categories.ts';
import { partNames } from '../../back-office/part-names.ts';
import { HistoryPage } from '../../back-office/ui/HistoryPage.tsx';
import { ReadBody } from '../../back-office/ui/ReadBody.tsx';
import { useAdminRead } from '../../back-office/use-admin-read.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';

/** `/admin/categories/{type}/{id}/history`: the previous names and parents of a category. */
export function CategoryHistory({ id }: { id: number }) {
  const t = useWords();
  const { lang } = useSite();
  const read = useAdminRead(listManagedCategories, {});
  return (
    <ReadBody reading={read}>
      {(all) => {
        const category = all.find((one) => one.id === id);
        if (!category)
          return (
            <EmptyState level={1} title={t('admin:noSuchPlace')} text={t('admin:noSuchPlaceText')}>
              <a className={buttonStyles.primary} href="/admin/categories">
                {t('admin:section.categories')}
              </a>
            </EmptyState>
          );
        const parentName = (parentId: number | null) =>
          parentId === null ? '' : (all.find((one) => one.id === parentId)?.name[lang] ?? `#${parentId}`);
        return (
          <HistoryPage
            name={category.name[lang]}
            backLabel={t('admin:section.categories')}
            back={`/admin/categories/${category.type}`}
            calls={{
              list: listCategoryVersions,
              read: readCategoryVersion,
              restore: restoreCategoryVersion,
              params: { id },
            }}
            version={category.version}
            current={category}
            labelOf={partNames(t, {
              name: 'admin-categories:name',
              icon: 'admin-categories:icon',
              synonyms: 'admin-categories:synonyms',
              parent: 'admin-categories:parent',
            })}
            presentedOf={({ name, icon, synonyms, parentId }) => ({
              ...{
                name,
                icon,
                synonyms: synonyms.map((word) => `${word}\n`).join(''),
                parent: parentName(parentId),
              },
            })}
            onChanged={read.again}
          />
        );
      }}
    </ReadBody>
  );
}
