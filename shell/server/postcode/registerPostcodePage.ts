import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';
import { embedService } from './embedService.ts';

/** Path of the page at the postcode page's own origin; the browser side is `shared/src/address/postcodePage.ts`. */
const PATH = '/postcode.html';

/** Where the service of Kakao (formerly Daum) loads its scripts from, and what it frames. */
const SERVICE_SCRIPTS = ['https://t1.kakaocdn.net', 'https://t1.daumcdn.net'];
const SERVICE_FRAMES = ['https://postcode.map.kakao.com', 'https://postcode.map.daum.net'];

/** The page and the policy that lets nothing but the service run in it. */
function postcodePage(service: string) {
  const script = `(${embedService.toString()})(${JSON.stringify(service)})`;
  const hash = createHash('sha256').update(script).digest('base64');
  const { origin } = new URL(service);
  const scripts = [...new Set([...SERVICE_SCRIPTS, origin])].join(' ');
  const frames = [...new Set([...SERVICE_FRAMES, origin])].join(' ');
  return {
    html: `<!doctype html>
<html lang="ko">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>우편번호 검색</title>
    <style>
      html, body { height: 100%; margin: 0; }
    </style>
  </head>
  <body>
    <script>${script}</script>
  </body>
</html>
`,
    policy: [
      "default-src 'none'",
      `script-src 'sha256-${hash}' ${scripts}`,
      "style-src 'unsafe-inline'",
      'img-src https: data:',
      `frame-src ${frames}`,
      "base-uri 'none'",
      "form-action 'none'",
    ].join('; '),
  };
}

/**
 * The page of the postcode service, at an origin of its own (`POSTCODE_ORIGIN`): the service's script must not run in a
 * page that can read a visitor's token. That origin serves nothing else, and no other one serves this page.
 */
export function registerPostcodePage(server: FastifyInstance, settings: Settings): void {
  const { postcodeOrigin, postcodeService } = settings;
  if (!postcodeOrigin) return;
  const { host } = new URL(postcodeOrigin);
  const { html, policy } = postcodePage(postcodeService);
  server.addHook('onRequest', async (request, reply) => {
    if (request.host !== host) return;
    if (request.url.split('?', 1)[0] !== PATH) return reply.code(404).type('text/plain').send('Not found');
    return reply
      .headers({
        'Content-Security-Policy': policy,
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
        'Cache-Control': 'no-cache',
      })
      .type('text/html; charset=utf-8')
      .send(html);
  });
}
