import type { TestSite } from '../../testing/test-site.ts';
import { createUnreadMails } from './unread-mails.ts';

/** The emails about unread messages of a test site; sent when the test calls `mail`, not by the queue. */
export function testUnreadMails({ db, queue, mailer }: TestSite, now: () => Date) {
  return createUnreadMails({
    ...{ db, mailer, now },
    queue: { ...queue, repeat: () => undefined },
    publicUrl: 'https://city.example',
    cityCode: 'NY',
  });
}
