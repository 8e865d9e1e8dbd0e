import { createServer, type AddressInfo } from 'node:net';
import { busyPorts, portalEnvironment, portOf } from './processes.ts';

test('a port that somebody holds is named with what moves it', async () => {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(0, resolve));
  const { port } = holder.address() as AddressInfo;
  const free = { PORT_SHELL: '0', PORT_SIGN: '0', PORT_MANAGER: '0', PORT_NEWS_SPACE: '0', PORT_ABOUT: '0' };
  await expect(busyPorts({ ...free, PORT_API: String(port) })).resolves.toEqual([
    { name: 'api', port, variable: 'PORT_API' },
  ]);
  await new Promise((resolve) => holder.close(resolve));
});

test('ports are the documented ones unless the environment moves them', () => {
  expect(portOf('shell', {})).toBe(3000);
  expect(portOf('api', { PORT_API: '4999' })).toBe(4999);
});

test('the demo is the default, and never in production', () => {
  expect(portalEnvironment({}).PORTAL_DEMO).toBe('1');
  expect(portalEnvironment({ NODE_ENV: 'production' }).PORTAL_DEMO).toBe('0');
  expect(portalEnvironment({ NODE_ENV: 'production', PORTAL_DEMO: '1' }).PORTAL_DEMO).toBe('1');
});
