import { causeOf, SectionError } from './SectionError.ts';

const error = (message: string, name = 'Error') => Object.assign(new Error(message), { name });

test.each([
  ['http', error('Failed to load script resources. #RUNTIME-008')],
  ['http', error('http://localhost:3001/section.json answered HTTP 500')],
  ['timeout', error('ScriptNetworkError: Script "x" timed out. #RUNTIME-008')],
  ['timeout', error('signal timed out', 'TimeoutError')],
  ['timeout', error('page timeout after 15000 ms')],
  ['not-a-manifest', error('not a manifest: http://localhost:3001/section.json')],
  ['not-a-module', error('ScriptExecutionError: Script "x" loaded but threw')],
  ['not-a-module', error('Failed to get remoteEntry exports. #RUNTIME-001')],
  ['chunk-gone', error('Loading chunk 12 failed.', 'ChunkLoadError')],
  ['chunk-gone', error('Loading CSS chunk 12 failed.')],
  ['redrawn', error('Minified React error #418; visit https://react.dev/errors/418?args[]=text')],
  ['redrawn', error("Hydration failed because the server rendered text didn't match the client.")],
  ['crashed', error('Minified React error #4180;')],
  ['crashed', error("Cannot read properties of undefined (reading 'list')", 'TypeError')],
])("detects %s from the runtime's error", (cause, thrown) => {
  expect(causeOf(thrown, true)).toBe(cause);
});

test('being offline explains a missing response, but not a wrong one', () => {
  expect(causeOf(error('#RUNTIME-008'), false)).toBe('offline');
  expect(causeOf(error('ScriptExecutionError'), false)).toBe('not-a-module');
});

test('preserves the cause of a section error', () => {
  expect(causeOf(new SectionError('mf-sign', 'contract-mismatch', 'b1', ''), false)).toBe('contract-mismatch');
});
