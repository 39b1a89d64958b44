import { z } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { envelope } from '../../../contract/envelope.ts';
import { AppError } from '../../../contract/errors.ts';
import { limits } from '../../../contract/limits.ts';
import type { Lang } from '../../../contract/locales.ts';
import { cropSchema, pictureSchema } from '../../../contract/pictures.ts';
import { memberAction } from '../../http/action-route.ts';
import { answers, apiRouter, bearerSecurity, membersOnly } from '../../http/api.ts';
import type { ApiEnvironment } from '../../http/api-environment.ts';
import { fieldError } from '../../http/field-error.ts';
import { type MessageKey, messageOf } from '../../http/messages.ts';
import { actorOf } from '../../http/session.ts';
import { PictureRefused, type Uploads } from './uploads.ts';

const path = '/media';
/** What a multipart body has besides the file, in bytes. */
const wrapping = 16_384;

const tooLarge = (lang: Lang) =>
  new AppError('payload_too_large', undefined, { file: [messageOf('field.picture_bytes', lang)] });

const largeBody = bodyLimit({
  maxSize: limits.uploadBytes + wrapping,
  onError: (context) => {
    throw tooLarge(context.get('lang'));
  },
});

type Limit = MiddlewareHandler<ApiEnvironment>;

/** @param limit how many pictures one client may send, and how many parts it may cut out of them */
export function uploadRoutes(uploads: Uploads, { send: limit, crop }: { send: Limit; crop: Limit }) {
  const router = apiRouter();
  memberAction(
    router,
    {
      path: `${path}/:id/crop`,
      summary: 'Cuts a part out of an own picture, which is a picture of its own',
      description:
        `In fractions of the picture. The part has at least ${limits.cropSidePx} pixels a side, where the picture ` +
        'has. The whole picture stays; whichever of the two nobody names within a day is removed.',
      body: cropSchema,
      answer: pictureSchema,
      status: 201,
      limit: crop,
    },
    (part, context, { userId }) => {
      const id = Number(context.req.param('id'));
      if (!Number.isSafeInteger(id)) throw new AppError('not_found');
      return uploads.crop(userId, id, part, context.get('lang'));
    },
  );
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
      if (file.size > limits.uploadBytes) throw tooLarge(lang);
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
