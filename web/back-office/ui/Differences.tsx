import { useWords } from '../../i18n/words.ts';
import * as textStyles from '../../ui/shared/text.module.css';
import { differences, type Part, wordsBeside } from '../differences.ts';
import * as styles from './Differences.module.css';

interface Props {
  was: unknown;
  is: unknown;
  /** The labels of the two states. */
  wasTitle: string;
  isTitle: string;
  /** The label of a path. */
  labelOf: (path: string) => string;
}

/** Two states of a record side by side where they differ. */
export function Differences({ was, is, wasTitle, isTitle, labelOf }: Props) {
  const t = useWords();
  const found = differences(was, is);
  if (found.length === 0) return <p className={textStyles.muted}>{t('admin:noDifference')}</p>;
  return (
    <ul className={styles.differences}>
      {found.map(({ path, was: before, is: after }) => (
        <li key={path}>
          <h3>{labelOf(path)}</h3>
          <div className={styles.sides}>
            <Side title={wasTitle} parts={wordsBeside(before, after)} mark="del" />
            <Side title={isTitle} parts={wordsBeside(after, before)} mark="ins" />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Side({ title, parts, mark: Mark }: { title: string; parts: readonly Part[]; mark: 'del' | 'ins' }) {
  const t = useWords();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboards
    <section tabIndex={0} aria-label={title}>
      <b>{title}</b>
      <p dir="auto">
        {parts.length === 0 && <span className={textStyles.muted}>{t('admin:nothing')}</span>}
        {parts.map(({ text, isNew }, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name
          isNew ? <Mark key={index}>{text}</Mark> : <span key={index}>{text}</span>,
        )}
      </p>
    </section>
  );
}
