import { isLeftOutAlone } from './leftOut.ts';

const failure = (...complaints: string[]) =>
  [
    'Error: what the browser complains of',
    '',
    '- Array []',
    '+ Array [',
    ...complaints.map((text) => `+   "${text}",`),
    '+ ]',
  ].join('\n');
const LEFT_OUT =
  'console warning: [contract] mf-manager, /api/x: allowedActions[] printReceipt leftOut (http://x) on y';

test('a word of a newer API that a build leaves out is no failure of its journey', () => {
  expect(isLeftOutAlone(failure(LEFT_OUT, LEFT_OUT))).toBe(true);
});

test.each([
  ['another complaint beside it', failure(LEFT_OUT, 'page error: x is not a function')],
  ['what the build does not understand', failure(LEFT_OUT.replace('leftOut', 'refused'))],
  ['another failure', `Error: expect(locator).toBeVisible() failed\n+   "${LEFT_OUT}",`],
  ['nothing', failure()],
])('%s is one', (_what, message) => {
  expect(isLeftOutAlone(message)).toBe(false);
});
