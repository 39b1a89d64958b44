import { loadWords } from '../../i18n/load.ts';
import { useLatePart } from '../../i18n/use-late-part.ts';
import { useWords, WordsProvider } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { FieldError } from '../../ui/FieldError.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as skeletonStyles from '../../ui/shared/skeleton.module.css';
import * as styles from './RichText.module.css';
import type { RichTextProps } from './rich-text-props.ts';

/** A text with headings, lists, links and images. The editor and its messages load when one is rendered. */
export function RichText(props: RichTextProps) {
  const outer = useWords();
  const { lang } = useSite();
  const coming = useLatePart(lang, async (messages) => {
    const [{ TextEditor }] = await Promise.all([
      import('./TextEditor.tsx'),
      loadWords(lang, ['admin-editor'], messages),
    ]);
    return TextEditor;
  });
  if (coming.status === 'failed')
    return (
      <div className={styles.waiting}>
        <FieldError id="rte-failed">{outer('errors:failedText')}</FieldError>
        <button
          type="button"
          className={`${buttonStyles.outlined} ${buttonStyles.small}`}
          onClick={coming.again}
        >
          {outer('errors:tryAgain')}
        </button>
      </div>
    );
  if (coming.status === 'loading')
    return (
      <div
        className={`${styles.waiting} ${skeletonStyles.block}`}
        role="status"
        aria-label={outer('admin:loading')}
      />
    );
  const { part: Editor, t } = coming;
  return (
    <WordsProvider value={t}>
      <Editor {...props} />
    </WordsProvider>
  );
}
