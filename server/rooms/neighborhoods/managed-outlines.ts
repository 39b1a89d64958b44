import { AppError } from '../../../contract/errors.ts';
import type { Lang } from '../../../contract/locales.ts';
import { type OutlineImport, outlineFileBytes } from '../../../contract/managed-outlines.ts';
import type { Db } from '../../database/connect.ts';
import { sentence, why } from '../../transfer/reason.ts';
import { note, nothingToNote } from '../audit/service.ts';
import { nameOf, readCatalog } from '../catalog/service.ts';
import { importOutlines } from './importing.ts';
import { OutlineError, outlineError } from './outline-error.ts';

interface ImportQuery {
  /** The name of the file. */
  name: string;
  preview: boolean;
  adds: boolean;
}

/** @throws AppError `invalid_fields` with every reason, in the language of the request */
function refuse(error: unknown, lang: Lang): never {
  if (!(error instanceof OutlineError)) throw error;
  const file = error.reasons.map((reason) => sentence(lang, reason));
  throw new AppError('invalid_fields', undefined, { file });
}

/**
 * Reads an upload into memory.
 * @throws AppError `payload_too_large` before all of it has arrived; OutlineError if it is not UTF-8
 */
async function readUpload(arriving: ReadableStream<Uint8Array>, lang: Lang): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of arriving) {
    size += piece.length;
    if (size > outlineFileBytes) {
      const reason = why('outline_large', { most: outlineFileBytes / 1e6 });
      throw new AppError('payload_too_large', undefined, { file: [sentence(lang, reason)] });
    }
    pieces.push(piece);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(pieces));
  } catch {
    throw outlineError('outline_json');
  }
}

/**
 * Imports of outlines in the back office: as by the command `places import`.
 * @param arabicName the Arabic name of an area of a file that has English names only
 */
export function createManagedOutlines(db: Db, arabicName: (name: string) => string | undefined) {
  /** @throws AppError `invalid_fields`, `payload_too_large` */
  async function importFile(
    { name, preview, adds }: ImportQuery,
    arriving: ReadableStream<Uint8Array>,
    actorId: number,
    lang: Lang,
  ): Promise<OutlineImport> {
    try {
      const imported = await importOutlines(db, await readUpload(arriving, lang), {
        adds,
        isDry: preview,
        arabicName,
        onWritten: (tx, { replaced, added }) =>
          note(tx, {
            actorId,
            action: 'outlines.import',
            subject: 'outlines',
            subjectId: name,
            before: null,
            after: { replaced: replaced.length, added: added.length },
          }),
      });
      if (preview) nothingToNote();
      const { placeBySlug } = await readCatalog(db);
      const placeName = (slug: string) => {
        const place = placeBySlug(slug);
        return place ? nameOf(place, lang) : slug;
      };
      return {
        ...imported,
        isPreview: preview,
        replaced: imported.replaced.map(({ slug, ...one }) => ({ ...one, place: placeName(slug) })),
        added: imported.added.map((one) => one.name),
      };
    } catch (error) {
      return refuse(error, lang);
    }
  }
  return { importFile };
}
export type ManagedOutlines = ReturnType<typeof createManagedOutlines>;
