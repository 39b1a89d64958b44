import { overview, sections } from './admin-sections.ts';
import { AdminPage } from './back-office/AdminPage.tsx';
import { BackOfficeQueries } from './back-office/BackOfficeQueries.tsx';

/** `/admin` and everything below it. */
export default function AdminRoot() {
  return (
    <BackOfficeQueries>
      <AdminPage overview={overview} sections={sections} />
    </BackOfficeQueries>
  );
}
