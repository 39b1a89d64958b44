import type { Neighborhood } from '../../../contract/neighborhoods.ts';
import { searchPath } from '../../addresses.ts';
import { useWords } from '../../i18n/words.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { OnwardLink, SectionHead } from '../../ui/SectionHead.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import { NewestCards } from './NewestCards.tsx';

/** With fewer posts the row would look abandoned. */
const leastPosts = 3;

/** The newest posts of an area as a row, or an invitation to add some. */
export function NewestSection({ area }: { area: Pick<Neighborhood, 'name' | 'count' | 'newest'> }) {
  const t = useWords();
  const { name, count, newest } = area;
  if (newest.length < leastPosts) {
    const [title, text] =
      newest.length > 0
        ? (['neighborhoods:fewTitle', 'neighborhoods:fewText'] as const)
        : (['neighborhoods:firstTitle', 'neighborhoods:firstText'] as const);
    return (
      <section>
        <EmptyState icon="home" title={t(title)} text={t(text, { name })}>
          <a className={buttonStyles.accent} href="/add-business">
            {t('neighborhoods:firstAction')}
          </a>
          {newest.length > 0 && (
            <a className={buttonStyles.outlined} href={searchPath(name)}>
              {t('neighborhoods:seeAll')}
            </a>
          )}
        </EmptyState>
      </section>
    );
  }
  return (
    <section>
      <SectionHead title={t('neighborhoods:newest', { name })}>
        {count > newest.length && <OnwardLink to={searchPath(name)}>{t('neighborhoods:seeAll')}</OnwardLink>}
      </SectionHead>
      <NewestCards posts={newest} />
    </section>
  );
}
