import { listAuditLines, readAuditWords } from '../../../contract/audit.ts';
import { adminRouter } from '../../http/admin-router.ts';
import { serve } from '../../http/serve.ts';
import type { AuditReading } from './reading.ts';

/** For admins. Read-only: entries are written by the audited operations. */
export function auditRoutes(audit: AuditReading) {
  const router = adminRouter('audit', 'audit');
  serve(router, listAuditLines, ({ query, request }) => audit.list(query, request.lang));
  serve(router, readAuditWords, async () => ({ data: await audit.words() }));
  return router;
}
