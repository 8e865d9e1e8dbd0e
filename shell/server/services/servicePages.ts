import type { FastifyInstance } from 'fastify';
import { IDENTITY_PAGE_PATH, IDENTITY_RESULT_PATH } from '@portal/shared/contract/auth';
import { errorPage } from '@portal/shared/federation/brokenRequests';
import type { Settings } from '../settings.ts';
import { embedIdentity } from './embedIdentity.ts';
import { embedMap } from './embedMap.ts';
import { embedPostcode } from './embedPostcode.ts';
import { IDENTITY_BODY, IDENTITY_STYLES } from './identityPage.ts';
import { servicePage, type ServicePage } from './servicePage.ts';

type ServiceSettings = Pick<
  Settings,
  'postcodeOrigin' | 'postcodeService' | 'mapKey' | 'mapService' | 'identity' | 'identityService' | 'portalOrigin'
>;

/** Path of the page with the map of a place; its browser side is `shared/src/map/mapPage.ts`. */
const MAP_PATH = '/map.html';

/** Origins of the scripts of Kakao's (formerly Daum's) services. */
const KAKAO_SCRIPTS = ['https://t1.kakaocdn.net', 'https://t1.daumcdn.net'];

/** Its browser side is `shared/src/address/postcodePage.ts`. */
const postcode = (service: string): ServicePage => ({
  embed: embedPostcode,
  service,
  title: '우편번호 검색',
  scripts: KAKAO_SCRIPTS,
  frames: ['https://postcode.map.kakao.com', 'https://postcode.map.daum.net', new URL(service).origin],
  asks: [],
});

/** Loads the geocoding library too, and is started by the page: https://apis.map.kakao.com/web/guide/. */
function map(service: string, key: string): ServicePage {
  const url = new URL(service);
  url.search = new URLSearchParams({ appkey: key, libraries: 'services', autoload: 'false' }).toString();
  return { embed: embedMap, service: url.href, title: '지도', scripts: KAKAO_SCRIPTS, frames: [], asks: [url.origin] };
}

/** Origins of PortOne's script, of the parts that it loads, and of their requests. */
const PORTONE = ['https://cdn.portone.io', 'https://*.iamport.co'];

/**
 * The contract with PortOne decides which company runs a check, and from which origin, so its window and its forms may
 * use any. This origin holds nothing that could be stolen.
 */
const identity = (service: string, { store, channel }: NonNullable<Settings['identity']>, portal: string) => ({
  embed: embedIdentity,
  service,
  details: [store, channel, portal + IDENTITY_RESULT_PATH],
  title: '본인확인',
  body: IDENTITY_BODY,
  styles: IDENTITY_STYLES,
  scripts: PORTONE,
  frames: ['https:'],
  asks: [...PORTONE, new URL(service).origin],
  forms: ['https:'],
});

/** Address of the page with the map of a place; null without a map service. */
export const mapPageOf = ({ postcodeOrigin, mapKey }: Pick<Settings, 'postcodeOrigin' | 'mapKey'>): string | null =>
  postcodeOrigin && mapKey ? postcodeOrigin + MAP_PATH : null;

function pagesOf(settings: ServiceSettings) {
  const { postcodeService, mapKey, mapService, identityService, portalOrigin } = settings;
  const pages = new Map([['/postcode.html', servicePage(postcode(postcodeService))]]);
  if (mapKey) pages.set(MAP_PATH, servicePage(map(mapService, mapKey)));
  if (settings.identity)
    pages.set(IDENTITY_PAGE_PATH, servicePage(identity(identityService, settings.identity, portalOrigin)));
  return pages;
}

/**
 * Serves the pages of third-party services at an origin of their own (`POSTCODE_ORIGIN`): a service's script must not
 * run in a page that can read a visitor's token. That origin serves nothing else, and no other origin serves these
 * pages.
 */
export function registerServicePages(server: FastifyInstance, settings: ServiceSettings): void {
  const { postcodeOrigin } = settings;
  if (!postcodeOrigin) return;
  const { host } = new URL(postcodeOrigin);
  const pages = pagesOf(settings);
  server.addHook('onRequest', async (request, reply) => {
    if (request.host !== host) return;
    const page = pages.get(request.url.split('?', 1)[0] ?? '');
    if (!page) return reply.code(404).type('text/html; charset=utf-8').send(errorPage('페이지를 찾을 수 없습니다.'));
    return reply
      .headers({
        'Content-Security-Policy': page.policy,
        'X-Content-Type-Options': 'nosniff',
        // The service checks the referrer against the domain of the key.
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
        'Cache-Control': 'no-cache',
      })
      .type('text/html; charset=utf-8')
      .send(page.html);
  });
}
