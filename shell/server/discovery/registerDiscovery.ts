import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { RegistrySource } from '@portal/platform/server/registry/RegistrySource';
import { portalFor } from '@portal/platform/server/registry/visitorRegistry';
import { PICTURES } from '@portal/shared/association/folders';
import { LOGO_PATH, SHARE_PICTURE_PATH } from '../html/head/addresses.ts';
import type { Settings } from '../settings.ts';
import { askApi } from './askApi.ts';
import { FEEDS } from './feeds/feeds.ts';
import { rss } from './feeds/rss.ts';
import { MANIFEST_PATH, sendManifest } from './manifest.ts';
import { robots } from './robots.ts';
import { fetchPublished } from './sitemap/fetchPublished.ts';
import { SITEMAP_PATH, sitemapEntries, sitemapXml } from './sitemap/sitemap.ts';
import { FRESH_MS, TextCache } from './TextCache.ts';

const CACHED_BY_OTHERS = `public, max-age=${FRESH_MS / 1000}`;
const RETRY_SECONDS = '60';

/** Serves a cached text. Responds with 503 and Retry-After while there is none. */
function serveText(server: FastifyInstance, path: string, type: string, text: TextCache): void {
  server.get(path, async (_request, reply) => {
    const found = await text.get();
    if (found === null) return reply.code(503).header('Retry-After', RETRY_SECONDS).type('text/plain').send('');
    return reply.header('Cache-Control', CACHED_BY_OTHERS).type(`${type}; charset=utf-8`).compress(found);
  });
}

/** Addresses at which browsers and phones look for the logo. */
const LOGO_PATHS = [LOGO_PATH, '/favicon.ico', '/apple-touch-icon.png', '/apple-touch-icon-precomposed.png'];

/** Serves the association's own pictures for previews of shared pages, bookmarks and home screens. */
function servePictures(server: FastifyInstance): void {
  for (const path of [SHARE_PICTURE_PATH, ...LOGO_PATHS]) {
    const picture = readFileSync(join(PICTURES, LOGO_PATHS.includes(path) ? LOGO_PATH : path));
    server.get(path, async (_request, reply) =>
      reply.header('Cache-Control', 'public, max-age=86400').type('image/png').send(picture),
    );
  }
}

/** Serves robots.txt, the sitemap, the feeds, the web app manifest and the preview pictures. */
export function registerDiscovery(server: FastifyInstance, source: RegistrySource, settings: Settings): void {
  const { portalOrigin: origin } = settings;
  const ask = askApi(settings.apiOrigin, (unknown) => server.log.warn(unknown));
  const report = (problem: string) => server.log.error(problem);
  server.get('/robots.txt', robots(origin));
  const sitemap = new TextCache(async () => {
    const { sections } = portalFor(await source.read(), null);
    return sitemapXml(
      origin,
      sitemapEntries(
        sections.map(({ current }) => current.pages),
        await fetchPublished(ask),
      ),
    );
  }, report);
  serveText(server, SITEMAP_PATH, 'application/xml', sitemap);
  for (const feed of FEEDS)
    serveText(
      server,
      feed.path,
      'application/rss+xml',
      new TextCache(async () => rss(origin, feed, await feed.items(ask)), report),
    );
  server.get(MANIFEST_PATH, sendManifest);
  servePictures(server);
}
