import { createServer, type AddressInfo } from 'node:net';
import { API, APPS, portOf, SHELL } from '@portal/shared/federation/apps';
import { busyPorts, portalEnvironment } from './processes.ts';

test('names a busy port and the variable that changes it', async () => {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(0, resolve));
  const { port } = holder.address() as AddressInfo;
  const free = Object.fromEntries(APPS.map(({ portVariable }) => [portVariable, '0']));
  await expect(busyPorts({ ...free, PORT_API: String(port) })).resolves.toEqual([
    { name: 'api', port, variable: 'PORT_API' },
  ]);
  await new Promise((resolve) => holder.close(resolve));
});

test('ports are the documented ones unless the environment moves them', () => {
  expect(portOf(SHELL, {})).toBe(3000);
  expect(portOf(API, { PORT_API: '4999' })).toBe(4999);
});

test('the demo is the default, and never in production', () => {
  expect(portalEnvironment({}).PORTAL_DEMO).toBe('1');
  expect(portalEnvironment({ NODE_ENV: 'production' }).PORTAL_DEMO).toBe('0');
  expect(portalEnvironment({ NODE_ENV: 'production', PORTAL_DEMO: '1' }).PORTAL_DEMO).toBe('1');
});
