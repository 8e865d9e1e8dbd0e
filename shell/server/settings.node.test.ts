import { readSettings } from './settings.ts';

test('a server started by hand listens only on its own machine by default', () => {
  const production = { NODE_ENV: 'production', PORTAL_ORIGINS: 'https://portal.example' };
  for (const environment of [{}, production, { HOST: '' }]) expect(readSettings(environment).host).toBe('localhost');
  expect(readSettings({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
});

test('production requires its public origin, a demo does not', () => {
  expect(() => readSettings({ NODE_ENV: 'production' })).toThrow('PORTAL_ORIGINS');
  expect(readSettings({ NODE_ENV: 'production', PORTAL_DEMO: '1' }).portalOrigin).toBe('http://localhost:3000');
  const PORTAL_ORIGINS = 'https://portal.example/, https://www.portal.example';
  expect(readSettings({ NODE_ENV: 'production', PORTAL_ORIGINS }).portalOrigin).toBe('https://portal.example');
});
