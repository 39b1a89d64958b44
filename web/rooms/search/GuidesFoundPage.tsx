import { GuideRow } from '../../ui/GuideRow.tsx';
import { ArticlesFound } from './ArticlesFound.tsx';
import * as styles from './found.module.css';

/** Guides that match a query. */
export default function GuidesFoundPage() {
  return (
    <ArticlesFound
      type="guide"
      className={styles.guides}
      row={(guide, why) => <GuideRow key={guide.id} guide={guide} level={3} why={why} />}
    />
  );
}
