import { expectIntegrity } from './integrity.ts';
import shellRuntimePlugin from './runtimePlugin.ts';

const scriptOf = (url: string) => shellRuntimePlugin().createScript({ url }).script;

test('an entry from another origin is fetched so that its integrity can be checked', () => {
  expectIntegrity('https://cdn.example/about/remoteEntry.js', 'sha384-x');
  const script = scriptOf('https://cdn.example/about/remoteEntry.js?t=1');
  expect(script).toHaveAttribute('crossorigin', 'anonymous');
  expect(script.integrity).toBe('sha384-x');
});

test('an entry from the portal’s own origin is fetched without CORS', () => {
  expect(scriptOf('/remotes/mf-about/remoteEntry.js')).not.toHaveAttribute('crossorigin');
});
