import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import { AppError } from '../../contract/errors.ts';
import { type FeedKind, feedKinds } from '../../contract/feeds.ts';
import { defaultLang, isLang, type Lang, langs } from '../../contract/locales.ts';
import { compression } from '../http/compression.ts';
import type { Settings } from '../rooms/settings/service.ts';
import { type SitemapKind, sitemapKinds } from '../rooms/sitemap/page-kinds.ts';
import type { Feeds, Sitemap } from '../rooms/sitemap/service.ts';
import { feedXml } from './feed-xml.ts';
import { manifestOf, sharePath } from './manifest.ts';
import { offlineHtml } from './offline.ts';
import type { PageRenderer } from './renderer.ts';
import { robotsText } from './robots.ts';
import { serviceWorkerScript } from './service-worker.ts';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';
import { humansText, securityText } from './well-known.ts';

export interface SiteFilesNeeds {
  /** The origin of the site, without a trailing slash. */
  publicUrl: string;
  settings: Settings;
  sitemap: Sitemap;
  feeds: Feeds;
  renderer: PageRenderer;
  now: () => Date;
}

const REVALIDATE = 'no-cache';
const AN_HOUR = 'public, max-age=3600';
const SOON_AGAIN = 'public, max-age=600';

function langOf(context: Context): Lang {
  const lang = context.req.query('lang');
  return isLang(lang) ? lang : defaultLang;
}

function text(context: Context, body: string, type: string, cacheControl: string): Response {
  return context.body(body, 200, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': cacheControl,
  });
}

/** Files for programs: crawlers, feed readers, app installation, and the service worker. */
export function siteFiles({ publicUrl, settings, sitemap, feeds, renderer, now }: SiteFilesNeeds) {
  const packed = [compression, etag()] as const;
  let worker: Promise<string | undefined> | undefined;

  // Only reached without a service worker: the shared content is not stored, and the form opens empty.
  const openShortForm = (context: Context) => context.redirect('/form/quick', 303);

  return new Hono()
    .post(sharePath, openShortForm)
    .get('/robots.txt', ...packed, (context) => text(context, robotsText(publicUrl), 'text/plain', AN_HOUR))
    .get('/sitemap.xml', ...packed, async (context) => {
      const files = await sitemap.index(now());
      return text(context, sitemapIndexXml(files, publicUrl), 'application/xml', SOON_AGAIN);
    })
    .get('/sitemaps/:file{[a-z]+-[1-9][0-9]{0,8}\\.xml}', ...packed, async (context) => {
      const [kind = '', number] = context.req.param('file').slice(0, -'.xml'.length).split('-');
      if (!isKind(kind)) throw new AppError('not_found');
      const pages = await sitemap.file(kind, Number(number), now());
      if (pages.length === 0) throw new AppError('not_found');
      return text(context, sitemapXml(pages, publicUrl), 'application/xml', SOON_AGAIN);
    })
    .get('/feeds/:file{[a-z]+\\.xml}', ...packed, async (context) => {
      const kind = context.req.param('file').slice(0, -'.xml'.length) as FeedKind;
      const lang = langOf(context);
      const feed = feedKinds.includes(kind) ? await feeds.read(kind, lang, now()) : undefined;
      if (!feed) throw new AppError('not_found');
      const { name, footer } = await settings.general(lang);
      const xml = feedXml({ kind, lang, feed, siteName: name, about: footer.about, publicUrl });
      return text(context, xml, 'application/rss+xml', SOON_AGAIN);
    })
    .get('/manifest.webmanifest', ...packed, async (context) => {
      const lang = langOf(context);
      const { name, footer } = await settings.general(lang);
      const manifest = manifestOf({ lang, name, description: footer.about });
      return text(context, JSON.stringify(manifest), 'application/manifest+json', AN_HOUR);
    })
    .get('/.well-known/security.txt', async (context) => {
      const { footer } = await settings.general(defaultLang);
      const body = securityText({ publicUrl, email: footer.email, now: now() });
      return text(context, body, 'text/plain', AN_HOUR);
    })
    .get('/humans.txt', async (context) => {
      const { name } = await settings.general(defaultLang);
      return text(context, humansText({ name, publicUrl }), 'text/plain', AN_HOUR);
    })
    .get('/offline', ...packed, async (context) => {
      const names = await Promise.all(
        langs.map(async (lang) => [lang, (await settings.general(lang)).name] as const),
      );
      const html = offlineHtml(
        Object.fromEntries(names) as Record<Lang, string>,
        renderer.assets(defaultLang, []),
      );
      return text(context, html, 'text/html', REVALIDATE);
    })
    .get('/service-worker.js', ...packed, async (context) => {
      worker ??= serviceWorkerScript(renderer);
      const script = await worker;
      if (script === undefined) throw new AppError('not_found');
      return text(context, script, 'text/javascript', REVALIDATE);
    });
}

function isKind(kind: string): kind is SitemapKind {
  return (sitemapKinds as readonly string[]).includes(kind);
}
