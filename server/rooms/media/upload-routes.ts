import { z } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { envelope } from '../../../contract/envelope.ts';
import { AppError } from '../../../contract/errors.ts';
import { limits } from '../../../contract/limits.ts';
import { pictureSchema } from '../../../contract/pictures.ts';
import { answers, apiRouter, bearerSecurity, membersOnly } from '../../http/api.ts';
import type { ApiEnvironment } from '../../http/api-environment.ts';
import { fieldError } from '../../http/field-error.ts';
import type { MessageKey } from '../../http/messages.ts';
import { actorOf } from '../../http/session.ts';
import { PictureRefused, type Uploads } from './uploads.ts';

const path = '/media';
/** What a multipart body has besides the file, in bytes. */
const wrapping = 16_384;

const largeBody = bodyLimit({
  maxSize: limits.uploadBytes + wrapping,
  onError: () => {
    throw new AppError('payload_too_large');
  },
});

/** @param limit how many pictures one client may send */
export function uploadRoutes(uploads: Uploads, limit: MiddlewareHandler<ApiEnvironment>) {
  const router = apiRouter();
  router.openAPIRegistry.registerPath({
    method: 'post',
    path,
    security: bearerSecurity,
    summary: 'Stores a picture, which posts and the profile then name by its id',
    description:
      'JPEG, PNG, WebP or AVIF (HEIC where the decoder has it), up to 10 MB and 40 megapixels. It is made ' +
      'anew, without metadata. What nobody names within a day is removed.',
    request: {
      body: {
        content: {
          'multipart/form-data': {
            schema: z.object({ file: z.any().openapi({ type: 'string', format: 'binary' }) }),
          },
        },
      },
    },
    responses: {
      422: answers(pictureSchema, '')[422],
      429: answers(pictureSchema, '')[429],
      201: { description: 'Stored', content: { 'application/json': { schema: envelope(pictureSchema) } } },
      413: { description: 'Larger than 10 MB' },
      507: { description: 'No room left' },
      ...membersOnly,
    },
  });
  router.post(
    path,
    limit,
    async (context, next) => {
      actorOf(context);
      return largeBody(context, next);
    },
    async (context) => {
      const { userId } = actorOf(context);
      const lang = context.get('lang');
      if (!context.req.header('content-type')?.toLowerCase().startsWith('multipart/form-data')) {
        throw new AppError('unsupported_media_type');
      }
      const refuse = (key: MessageKey) => fieldError('file', key, lang);
      const form = await context.req.parseBody().catch(() => {
        throw new AppError('bad_request');
      });
      const { file } = form;
      if (!(file instanceof File)) throw refuse('field.missing');
      if (file.size > limits.uploadBytes) throw new AppError('payload_too_large');
      try {
        const data = await uploads.upload(userId, new Uint8Array(await file.arrayBuffer()), lang);
        return context.json({ data }, 201, { 'cache-control': 'no-store' });
      } catch (error) {
        throw error instanceof PictureRefused ? refuse(error.message) : error;
      }
    },
  );
  return router;
}
