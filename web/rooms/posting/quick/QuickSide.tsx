import type { QuickValues } from './quick-draft.ts';
import { Segments } from './Segments.tsx';

type Side = QuickValues['postType'];
const labels = { sale: 'posting-product:sale', buy: 'posting-product:buy' } as const;

/** Whether the post offers or wants an item. */
export function QuickSide({ value, onChange }: { value: Side; onChange: (side: Side) => void }) {
  return (
    <Segments
      name="postType"
      legend="posting-product:postType"
      labels={labels}
      value={value}
      onChange={onChange}
    />
  );
}
