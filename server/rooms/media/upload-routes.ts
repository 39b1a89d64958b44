import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { AppError } from '../../../contract/errors.ts';
import { limits } from '../../../contract/limits.ts';
import type { Lang } from '../../../contract/locales.ts';
import { cropPicture, uploadPicture } from '../../../contract/uploads.ts';
import { apiRouter } from '../../http/api.ts';
import type { ApiEnvironment } from '../../http/api-environment.ts';
import { fieldError } from '../../http/field-error.ts';
import { type MessageKey, messageOf } from '../../http/messages.ts';
import { serve, serveFile } from '../../http/serve.ts';
import { PictureRefused, type Uploads } from './uploads.ts';

/** The overhead of a multipart body besides the file, in bytes. */
const wrapping = 16_384;

const tooLarge = (lang: Lang) =>
  new AppError('payload_too_large', undefined, { file: [messageOf('field.picture_bytes', lang)] });

const largeBody = bodyLimit({
  maxSize: limits.uploadBytes + wrapping,
  onError: (context) => {
    throw tooLarge(context.get('lang'));
  },
});

/**
 * The parts of a form with a file. Nothing is read from unauthorized callers.
 * @throws AppError `payload_too_large`, `unsupported_media_type`, and `bad_request` for anything but a form
 */
async function partsOf(context: Context<ApiEnvironment>): Promise<Record<string, unknown>> {
  let parts: Record<string, unknown> | null = null;
  const read = async () => {
    if (!context.req.header('content-type')?.toLowerCase().startsWith('multipart/form-data')) {
      throw new AppError('unsupported_media_type');
    }
    // If the limit truncated it, `largeBody` reports it.
    parts = await context.req.parseBody().catch(() => null);
  };
  await largeBody(context, read);
  if (!parts) throw new AppError('bad_request');
  return parts;
}

type Limit = MiddlewareHandler<ApiEnvironment>;

/** @param limit how many pictures one client may upload, and how many crops it may create */
export function uploadRoutes(uploads: Uploads, { send: limit, crop }: { send: Limit; crop: Limit }) {
  const router = apiRouter();
  serve(
    router,
    cropPicture,
    async ({ params, body, actor, request }) => ({
      data: await uploads.crop(actor.userId, params.id, body, request.lang),
    }),
    { limit: crop },
  );
  serveFile(
    router,
    uploadPicture,
    async ({ actor: { userId }, request: { lang }, context }) => {
      const refuse = (key: MessageKey) => fieldError('file', key, lang);
      const { file, for: use } = await partsOf(context);
      if (!(file instanceof File)) throw refuse('field.missing');
      if (file.size > limits.uploadBytes) throw tooLarge(lang);
      try {
        const bytes = new Uint8Array(await file.arrayBuffer());
        const data = await uploads.upload(userId, bytes, { lang, isPrivate: use === 'message' });
        return context.json({ data }, 201, { 'cache-control': 'no-store' });
      } catch (error) {
        throw error instanceof PictureRefused ? refuse(error.message) : error;
      }
    },
    { limit },
  );
  return router;
}
