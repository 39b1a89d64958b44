import type { PersonDetail } from '../../../contract/people.ts';
import { AdminHead } from '../../back-office/ui/AdminHead.tsx';
import { useWords } from '../../i18n/words.ts';
import { useRead } from '../../state/use-read.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PersonActs } from './PersonActs.tsx';
import { PersonFacts } from './PersonFacts.tsx';
import { PersonLog } from './PersonLog.tsx';
import { PersonPosts } from './PersonPosts.tsx';

/** One account: what is known of it, what they posted, and what can be done with it. */
export function PersonPage({ id }: { id: string }) {
  const t = useWords();
  const read = useRead<PersonDetail>(`admin/people/${encodeURIComponent(id)}`);
  const back = { href: '/admin/people', label: t('admin:section.people') };
  if (read.status === 'failed') {
    const isMissing = read.code === 404 || read.code === 422;
    return (
      <div className="adm-page">
        <AdminHead title={t('admin:section.people')} back={back} />
        <EmptyState
          icon="user"
          title={t(isMissing ? 'admin-people:nobody' : 'errors:failedTitle')}
          text={t(isMissing ? 'admin-people:nobodyText' : 'errors:failedText')}
        >
          {!isMissing && (
            <button type="button" className="btn p" onClick={read.again}>
              {t('errors:tryAgain')}
            </button>
          )}
        </EmptyState>
      </div>
    );
  }
  if (read.status === 'loading')
    return (
      <div className="adm-page" role="status" aria-label={t('admin:loading')}>
        <div className="sk" />
        <div className="sk" />
      </div>
    );
  const { person, posts, abilities } = read.data;
  return (
    <div className="adm-page">
      <AdminHead title={person.name} back={back} />
      <div className="adm-cols">
        <div>
          <PersonFacts person={person} />
          <PersonPosts id={person.id} posts={posts} />
        </div>
        <div>
          <PersonActs person={person} abilities={abilities} onDone={read.again} />
          <PersonLog id={person.id} />
        </div>
      </div>
    </div>
  );
}
