import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addressAt } from './addressAt.ts';

const SECTION = { name: 'mf-about', origin: 'http://localhost:3003', path: '/about/greeting' };

let server: Server;
let page = '';
beforeAll(async () => {
  server = createServer((request, response) => response.end(request.url === SECTION.path ? page : ''));
  await new Promise<void>((resolve) => server.listen(0, resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
const portal = () => `http://localhost:${(server.address() as AddressInfo).port}`;

test('a portal for development is shown with the section of this machine', async () => {
  page = '<body data-environment="development">';
  await expect(addressAt(portal(), SECTION)).resolves.toBe(
    `${portal()}/about/greeting?section.mf-about=http%3A%2F%2Flocalhost%3A3003`,
  );
});

test('a portal in production is refused', async () => {
  page = '<body data-environment="production">';
  await expect(addressAt(portal(), SECTION)).rejects.toThrow('is a portal in production');
});

test('no portal, and no response, are reported', async () => {
  page = '<body>';
  await expect(addressAt(portal(), SECTION)).rejects.toThrow('is no portal: HTTP 200');
  await expect(addressAt('http://localhost:1', SECTION)).rejects.toThrow('http://localhost:1 cannot be reached');
});
