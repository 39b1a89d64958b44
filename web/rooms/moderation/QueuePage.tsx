import type { SectionProps } from '../../back-office/section.ts';
import { ModerationQueue } from './ModerationQueue.tsx';
import { WatchWordsPage } from './WatchWordsPage.tsx';

/** `/admin/queue`: pending posts; `/admin/queue/words`: the watch list of moderators. */
export default function QueuePage({ steps }: SectionProps) {
  return steps[0] === 'words' ? <WatchWordsPage /> : <ModerationQueue steps={steps} />;
}
