import { API, portOf, SHELL } from '@portal/shared/federation/apps';
import { portalEnvironment } from './processes.ts';

test('ports are the documented ones unless the environment moves them', () => {
  expect(portOf(SHELL, {})).toBe(3000);
  expect(portOf(API, { PORT_API: '4999' })).toBe(4999);
});

test('the demo is the default, and never in production', () => {
  expect(portalEnvironment({}).PORTAL_DEMO).toBe('1');
  expect(portalEnvironment({ NODE_ENV: 'production' }).PORTAL_DEMO).toBe('0');
  expect(portalEnvironment({ NODE_ENV: 'production', PORTAL_DEMO: '1' }).PORTAL_DEMO).toBe('1');
});

test('Node’s compile cache is in the repository or where the environment sets it', () => {
  expect(portalEnvironment({}).NODE_COMPILE_CACHE).toMatch(/\.cache.compiled$/);
  expect(portalEnvironment({ NODE_COMPILE_CACHE: '/elsewhere' }).NODE_COMPILE_CACHE).toBe('/elsewhere');
});
