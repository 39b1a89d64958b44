import { useWords } from '../../i18n/words.ts';
import { useAppSelector } from '../../store.ts';
import { CategoryTiles } from '../../ui/CategoryTiles.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

const categoriesShown = 8;

/** Nothing has these words: what is written alike, and the fullest categories to start from. */
export function NothingFound({ keyword }: { keyword: string }) {
  const t = useWords();
  const suggestions = useAppSelector((state) => state.business.suggestions.data);
  const categories = useAppSelector((state) => state.services.categories.data);
  const fullest = [...categories].sort((a, b) => b.count - a.count).slice(0, categoriesShown);
  return (
    <>
      <EmptyState
        icon="search"
        title={t('directory:noResultsTitle', { query: keyword })}
        text={t('directory:noResultsText')}
      />
      {suggestions.length > 0 && (
        <section className="blk">
          <h2>{t('directory:didYouMean')}</h2>
          <ul className="sugg">
            {suggestions.map(({ kind, id, text, lang, detail, href }) => (
              <li key={`${kind}-${id}`}>
                <a href={href}>
                  <span dir="auto" lang={lang}>
                    {text}
                  </span>
                  {detail && <small>{detail}</small>}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="blk">
        <h2>{t('directory:browseCategories')}</h2>
        <CategoryTiles categories={fullest} />
      </section>
    </>
  );
}
