import { overview, sections } from './admin-sections.ts';
import { AdminPage } from './back-office/AdminPage.tsx';

/** `/admin` and everything below it. */
export default function AdminRoot() {
  return <AdminPage overview={overview} sections={sections} />;
}
