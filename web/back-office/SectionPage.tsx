import { loadWords } from '../i18n/load.ts';
import { useLatePart } from '../i18n/use-late-part.ts';
import { useWords, WordsProvider } from '../i18n/words.ts';
import { useSite } from '../site.tsx';
import * as skeletonStyles from '../ui/shared/skeleton.module.css';
import * as pageStyles from './page.module.css';
import type { LatePage } from './section.ts';
import { ReadFailed } from './ui/ReadFailed.tsx';

/** A section, rendered once its code and messages have loaded. */
export function SectionPage({ section, steps }: { section: LatePage; steps: readonly string[] }) {
  const outer = useWords();
  const { lang } = useSite();
  const coming = useLatePart(
    lang,
    async (messages) => {
      const [{ default: Page }] = await Promise.all([
        section.page(),
        loadWords(lang, section.words, messages),
      ]);
      return Page;
    },
    section,
  );
  if (coming.status === 'failed') return <ReadFailed level={1} again={coming.again} />;
  if (coming.status === 'loading')
    return (
      <div className={pageStyles.page} role="status" aria-label={outer('admin:loading')}>
        <div className={skeletonStyles.block} />
        <div className={skeletonStyles.block} />
      </div>
    );
  const { part: Page, t } = coming;
  return (
    <WordsProvider value={t}>
      <Page steps={steps} />
    </WordsProvider>
  );
}
