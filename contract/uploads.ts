import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { envelope } from './envelope.ts';
import { limits } from './limits.ts';
import { cropSchema, pictureSchema } from './pictures.ts';
import { idParamSchema } from './posts.ts';

/* Uploaded pictures of members. */

export const uploadPicture = endpoint({
  method: 'post',
  path: '/media',
  access: 'member',
  summary: 'Stores a picture, which posts, reviews, messages and the profile then name by its id',
  description:
    'JPEG, PNG, WebP or AVIF (HEIC where the decoder has it), up to 10 MB and 40 megapixels. It is made ' +
    'anew, without metadata. What nobody names within a day is removed.',
  body: z.object({
    file: z.any().meta({ type: 'string', format: 'binary' }),
    for: z
      .enum(['post', 'message'])
      .default('post')
      .describe('A picture for a message is for the two sides of its conversation alone'),
  }),
  bodyTypes: ['multipart/form-data'],
  answer: envelope(pictureSchema),
  returns: 'Stored',
  status: 201,
  failures: [413, 507],
});

export const cropPicture = endpoint({
  method: 'post',
  path: '/media/{id}/crop',
  access: 'member',
  summary: 'Cuts a part out of an own picture, which is a picture of its own',
  description:
    `In fractions of the picture. The part has at least ${limits.cropSidePx} pixels a side, where the picture ` +
    'has. The whole picture stays; whichever of the two nobody names within a day is removed.',
  params: idParamSchema,
  body: cropSchema,
  answer: envelope(pictureSchema),
  status: 201,
});
