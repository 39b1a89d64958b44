import '../../styles/admin-newsletter.css';
import type { SectionProps } from '../../back-office/section.ts';
import { IssueList } from './IssueList.tsx';
import { IssuePage } from './IssuePage.tsx';
import { SubscriberList } from './SubscriberList.tsx';

/** `/admin/newsletter`: issues, one of them, and who gets them. */
export default function NewsletterDesk({ steps: [step] }: SectionProps) {
  if (step === undefined) return <IssueList />;
  if (step === 'subscribers') return <SubscriberList />;
  return <IssuePage key={step} id={step === 'new' ? null : Number(step)} />;
}
