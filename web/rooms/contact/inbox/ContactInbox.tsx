import type { SectionProps } from '../../../back-office/section.ts';
import { MessageList } from './MessageList.tsx';
import { MessagePage } from './MessagePage.tsx';

/** `/admin/messages` and `/admin/messages/{id}`. */
export default function ContactInbox({ steps: [id] }: SectionProps) {
  return id === undefined ? <MessageList /> : <MessagePage key={id} id={id} />;
}
