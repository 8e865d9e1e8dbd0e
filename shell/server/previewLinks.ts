import type { FastifyInstance } from 'fastify';
import {
  PREVIEW_PATH,
  previewCookie,
  previewOf,
  type Previewed,
} from '@portal/platform/server/registry/preview/previews';
import { errorPage } from '@portal/shared/federation/brokenRequests';
import { formatDateTime } from '@portal/shared/format';
import { PATHS } from '@portal/shared/section/paths';
import { escapeHtml } from './html/escape.ts';
import type { Document } from './html/page.ts';
import type { Settings } from './settings.ts';

const END_PATH = `${PREVIEW_PATH}end`;
const OVER = '미리보기 주소가 바르지 않거나 기한이 지났습니다. 만든 팀에 새 주소를 요청해주세요.';

/** Document with a bar above the page that names the preview and ends it. */
export function withPreviewBar(document: Document, { build, until }: Previewed): Document {
  const bar =
    `<aside aria-label="미리보기"><p>미리보기: ${escapeHtml(build.title)} ${escapeHtml(build.id)} ` +
    `(${escapeHtml(formatDateTime(until.toISOString()))}까지) <a href="${END_PATH}">미리보기 끝내기</a></p></aside>`;
  return { ...document, html: document.html.replace(/<body[^>]*>/, (body) => body + bar) };
}

/** Serves the links of `register --preview`, which set a visitor's preview, and its end. */
export function registerPreviewLinks(server: FastifyInstance, settings: Settings): void {
  const isSecure = settings.portalOrigin.startsWith('https:') ? '; Secure' : '';
  server.addHook('onSend', async (request, reply) => {
    // Addresses with a token reach no cache, no search engine and no other site.
    if (!request.url.startsWith(PREVIEW_PATH)) return;
    reply.headers({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' });
  });
  server.get(END_PATH, async (_request, reply) =>
    reply.header('Set-Cookie', previewCookie('', null) + isSecure).redirect(PATHS.home, 302),
  );
  server.get<{ Params: { token: string } }>(`${PREVIEW_PATH}:token`, async ({ params: { token } }, reply) => {
    const preview = await previewOf(token, settings);
    if (!preview) return reply.code(404).type('text/html; charset=utf-8').send(errorPage(OVER));
    const { build, until } = preview;
    const first = build.pages.find(({ guarded }) => !guarded)?.path ?? PATHS.home;
    return reply.header('Set-Cookie', previewCookie(token, until) + isSecure).redirect(first, 302);
  });
}
