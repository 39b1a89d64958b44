import { GuideRow } from '../../ui/GuideRow.tsx';
import { ArticlesFound } from './ArticlesFound.tsx';

/** The guides that were found for some words. */
export default function GuidesFoundPage() {
  return (
    <ArticlesFound
      type="guide"
      className="gds"
      row={(guide, why) => <GuideRow key={guide.id} guide={guide} level={3} why={why} />}
    />
  );
}
