import type { LegalPage, LegalText } from '../../../contract/entries.ts';
import { AppError } from '../../../contract/errors.ts';
import { entryBodySchema } from '../../../contract/managed-content.ts';
import type { Db } from '../../database/connect.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { type Subject, storedVersion, versionsOf } from '../versions/service.ts';
import { presentEntry } from './present.ts';
import { readEntry } from './queries.ts';

/** The type under which versions of an entry are stored. */
export const historyOf = (id: number): Subject => ({ subject: 'content', subjectId: String(id) });

/**
 * A legal page in force, or an earlier version. While it is withdrawn its versions are, too.
 * @throws AppError `not_found` if there is no such version
 */
export async function readLegal(
  db: Db,
  slug: LegalPage,
  version: number | undefined,
  { lang, now }: RequestContext,
): Promise<LegalText> {
  const row = await readEntry(db, 'page', slug, now);
  const inForce = row?.updated_at.toISOString() ?? '';
  // The version in force is stored, too, with its effective date.
  const formerVersions = row
    ? (await versionsOf(db, historyOf(row.id))).filter(({ at }) => (at ?? '') < inForce)
    : [];
  const versions = formerVersions.map(({ id, at }, index) => ({
    ...{ id, since: at, until: formerVersions[index - 1]?.at ?? inForce },
  }));
  if (version === undefined) return { ...presentEntry(row, lang), earlier: null, versions };
  const earlier = versions.find(({ id }) => id === version);
  if (!row || !earlier) throw new AppError('not_found');
  const { body } = await storedVersion(db, historyOf(row.id), version, entryBodySchema);
  const { title, summary, body: text } = body;
  const then = presentEntry({ ...row, title, summary, body: text }, lang);
  return { ...then, updatedAt: earlier.since, earlier, versions };
}
