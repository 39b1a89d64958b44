import { readUser } from '../../../contract/users.ts';
import * as pageStyles from '../../back-office/page.module.css';
import { AdminHead } from '../../back-office/ui/AdminHead.tsx';
import * as cardStyles from '../../back-office/ui/card.module.css';
import { UnreadPage } from '../../back-office/ui/UnreadPage.tsx';
import { useAdminRead } from '../../back-office/use-admin-read.ts';
import { useWords } from '../../i18n/words.ts';
import { UserActions } from './UserActions.tsx';
import { UserFacts } from './UserFacts.tsx';
import { UserLog } from './UserLog.tsx';
import { UserPosts } from './UserPosts.tsx';

/** One account: its details, its posts, and its actions. */
export function UserPage({ id }: { id: string }) {
  const t = useWords();
  const read = useAdminRead(readUser, { params: { id } });
  const back = { href: '/admin/users', label: t('admin:section.people') };
  if (read.status !== 'ready')
    return (
      <UnreadPage
        reading={read}
        title={t('admin:section.people')}
        back={back}
        icon="user"
        missing={{ title: t('admin-users:nobody'), text: t('admin-users:nobodyText'), codes: [404, 422] }}
      />
    );
  const { person, posts, abilities } = read.data;
  return (
    <div className={pageStyles.page}>
      <AdminHead title={person.name} back={back} />
      <div className={cardStyles.columns}>
        <div>
          <UserFacts person={person} />
          <UserPosts id={person.id} posts={posts} />
        </div>
        <div>
          <UserActions person={person} abilities={abilities} onDone={read.again} />
          <UserLog id={person.id} />
        </div>
      </div>
    </div>
  );
}
