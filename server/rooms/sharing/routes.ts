import { type Context, Hono } from 'hono';
import { AppError } from '../../../contract/errors.ts';
import { defaultLang, isLang } from '../../../contract/locales.ts';
import { type SharedKind, sharedKinds } from '../../../contract/sharing.ts';
import { namesTag } from '../../http/encoding.ts';
import { faviconIco, iconPng, isIconShape } from './icons.ts';
import type { Shared, Sharing } from './service.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const SOON_AGAIN = 'public, max-age=600';
const A_DAY = 'public, max-age=86400';

function langOf(context: Context) {
  const lang = context.req.query('lang');
  return isLang(lang) ? lang : defaultLang;
}

/** Share pictures and the icons of the site. */
export function sharingRoutes(sharing: Sharing, now: () => Date) {
  async function answer(context: Context, shared: Shared | undefined): Promise<Response> {
    if (!shared) throw new AppError('not_found');
    const isNamed = shared.version !== undefined && context.req.query('v') === shared.version;
    const headers = { etag: shared.etag, 'cache-control': isNamed ? FOR_EVER : SOON_AGAIN };
    if (namesTag(context.req.header('if-none-match'), shared.etag)) return context.body(null, 304, headers);
    return context.body(await sharing.draw(shared), 200, { ...headers, 'content-type': 'image/png' });
  }

  return new Hono()
    .get('/og/site.png', async (context) => answer(context, await sharing.site(langOf(context))))
    .get('/og/:kind/:file{[1-9][0-9]{0,14}\\.png}', async (context) => {
      const kind = context.req.param('kind') as SharedKind;
      if (!sharedKinds.includes(kind)) throw new AppError('not_found');
      const id = Number.parseInt(context.req.param('file'), 10);
      return answer(context, await sharing.find(kind, id, langOf(context), now()));
    })
    .get('/og/*', () => {
      throw new AppError('not_found');
    })
    .get('/icons/:file{[a-z0-9-]+\\.png}', async (context) => {
      const shape = context.req.param('file').slice(0, -'.png'.length);
      if (!isIconShape(shape)) throw new AppError('not_found');
      return context.body(new Uint8Array(await iconPng(shape)), 200, {
        'content-type': 'image/png',
        'cache-control': A_DAY,
      });
    })
    .get('/favicon.ico', async (context) =>
      context.body(new Uint8Array(await faviconIco()), 200, {
        'content-type': 'image/x-icon',
        'cache-control': A_DAY,
      }),
    );
}
