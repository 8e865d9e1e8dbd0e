import type { FastifyReply, FastifyRequest } from 'fastify';
import { association } from '@portal/shared/association';
import { PATHS } from '@portal/shared/section/paths';
import { LOGO_PATH } from '../html/head/addresses.ts';

/** As linked in `shell/src/index.html`. */
export const MANIFEST_PATH = '/manifest.webmanifest';

const { name, slogan, colors } = association;

/** Web app manifest (W3C): the portal on a phone's home screen, with its own name, logo and window. */
const MANIFEST = JSON.stringify({
  id: '/',
  name,
  short_name: name,
  description: slogan,
  lang: 'ko',
  start_url: PATHS.home,
  scope: '/',
  // With buttons for back and reload. iOS opens it as a tab instead: in a window of its own, returning from the gateway
  // would lose the session.
  display: 'minimal-ui',
  background_color: colors.ground,
  theme_color: colors.primary,
  // The logo is within the circle that a phone cuts out of a maskable icon.
  icons: [{ src: LOGO_PATH, sizes: '512x512', type: 'image/png', purpose: 'any maskable' }],
  shortcuts: [
    { name: '마이페이지', url: PATHS.me },
    { name: '교육 신청', url: PATHS.courses },
    { name: '시험 신청', url: PATHS.exams },
  ],
});

/** Sends the manifest. Browsers may cache it for a day. */
export const sendManifest = async (_request: FastifyRequest, reply: FastifyReply): Promise<string> => {
  reply.type('application/manifest+json; charset=utf-8').header('Cache-Control', 'public, max-age=86400');
  return MANIFEST;
};
