import type { SectionProps } from '../../../back-office/section.ts';
import { IssueList } from './IssueList.tsx';
import { IssuePage } from './IssuePage.tsx';
import { SubscriberList } from './SubscriberList.tsx';

/** `/admin/newsletter`: issues, one of them with its history, and subscribers. */
export default function NewsletterSection({ steps: [step, view] }: SectionProps) {
  if (step === undefined) return <IssueList />;
  if (step === 'subscribers') return <SubscriberList />;
  const id = step === 'new' ? null : Number(step);
  return <IssuePage key={`${step} ${view}`} id={id} isHistory={view === 'history'} />;
}
