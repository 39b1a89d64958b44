import { useLocation } from 'react-router';
import { readAccess } from '../../contract/access.ts';
import { useWords } from '../i18n/words.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import * as buttonStyles from '../ui/shared/button.module.css';
import * as layoutStyles from '../ui/shared/layout.module.css';
import * as skeletonStyles from '../ui/shared/skeleton.module.css';
import { AdminFrame } from './AdminFrame.tsx';
import { AccessProvider } from './access.ts';
import { SectionPage } from './SectionPage.tsx';
import { type LatePage, type Section, stepsOf } from './section.ts';
import { polled, useAdminRead } from './use-admin-read.ts';

/**
 * The back office: reads the permissions of the user, and renders the section of the address if it is permitted.
 */
export function AdminPage({ overview, sections }: { overview: LatePage; sections: readonly Section[] }) {
  const t = useWords();
  const [first, ...steps] = stepsOf(useLocation().pathname);
  const access = useAdminRead(readAccess, {}, polled);
  const data = access.latest;
  // An open section stays open while the server is unreachable.
  const isPassing = access.status === 'failed' && ([0, 429].includes(access.code) || access.code >= 500);
  if (access.status === 'failed' && !(data && isPassing))
    return <NoAccess code={access.code} again={access.again} />;
  if (!data) return <Wait />;
  const allowed = sections.filter(({ ability }) => data.abilities.includes(ability));
  const section = allowed.find(({ path }) => path === first);
  return (
    <AccessProvider
      value={{
        ...data,
        sections: allowed,
        again: access.again,
        setWaiting: (kind, count) => access.change({ ...data, waiting: { ...data.waiting, [kind]: count } }),
      }}
    >
      <AdminFrame sections={allowed} current={section}>
        {section ? (
          <SectionPage key={section.path} section={section} steps={steps} />
        ) : first === undefined ? (
          <SectionPage section={overview} steps={steps} />
        ) : (
          <EmptyState level={1} title={t('admin:noSuchPlace')} text={t('admin:noSuchPlaceText')}>
            <a className={buttonStyles.primary} href="/admin">
              {t('admin:toOverview')}
            </a>
          </EmptyState>
        )}
      </AdminFrame>
    </AccessProvider>
  );
}

function Wait() {
  const t = useWords();
  return (
    <div
      className={`${layoutStyles.wrap} ${layoutStyles.waitingPage}`}
      role="status"
      aria-label={t('admin:loading')}
    >
      <div className={skeletonStyles.block} />
      <div className={skeletonStyles.block} />
      <div className={skeletonStyles.block} />
    </div>
  );
}

/** Displayed to members without a role, to administrators without a second factor, and when loading fails. */
function NoAccess({ code, again }: { code: number; again: () => void }) {
  const t = useWords();
  const needsFactor = code === 403;
  if (code === 0 || code >= 500)
    return (
      <div className={`${layoutStyles.wrap} ${layoutStyles.errorPage}`}>
        <EmptyState icon="warning" level={1} title={t('errors:failedTitle')} text={t('errors:failedText')}>
          <button type="button" className={buttonStyles.primary} onClick={again}>
            {t('errors:tryAgain')}
          </button>
        </EmptyState>
      </div>
    );
  return (
    <div className={`${layoutStyles.wrap} ${layoutStyles.errorPage}`}>
      <EmptyState icon="lock" level={1} title={t('admin:closed')} text={t('admin:closedText')}>
        {needsFactor && (
          <a className={buttonStyles.outlined} href="/changePassword">
            {t('admin:toSettings')}
          </a>
        )}
        <a className={buttonStyles.primary} href="/">
          {t('errors:goHome')}
        </a>
      </EmptyState>
    </div>
  );
}
