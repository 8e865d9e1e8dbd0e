import { readSettings } from './settings.ts';

test('production is told under which origin it is seen, a demo need not be', () => {
  expect(() => readSettings({ NODE_ENV: 'production' })).toThrow('PORTAL_ORIGINS');
  expect(readSettings({ NODE_ENV: 'production', PORTAL_DEMO: '1' }).portalOrigin).toBe('http://localhost:3000');
  const PORTAL_ORIGINS = 'https://portal.example/, https://www.portal.example';
  expect(readSettings({ NODE_ENV: 'production', PORTAL_ORIGINS }).portalOrigin).toBe('https://portal.example');
});
