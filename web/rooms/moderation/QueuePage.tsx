import type { SectionProps } from '../../back-office/section.ts';
import { ModerationQueue } from './ModerationQueue.tsx';
import { WatchWordsPage } from './WatchWordsPage.tsx';

/** `/admin/queue`: what waits for a moderator; `/admin/queue/words`: what moderators are notified of. */
export default function QueuePage({ steps }: SectionProps) {
  return steps[0] === 'words' ? <WatchWordsPage /> : <ModerationQueue steps={steps} />;
}
