import { isDifferenceAlone } from './differenceAlone.ts';

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
const STYLE =
  "console error: Applying inline style violates the following Content Security Policy directive 'style-src 'self''." +
  ' The action has been blocked. (http://localhost:6700/remotes/mf-sign/448.23b05b02be.js) on http://localhost:6700/x';

test('a style of an old section, with rules that the shell adopts, is none either', () => {
  expect(isDifferenceAlone(failure(STYLE, LEFT_OUT))).toBe(true);
});

test('a word of a newer API that a build leaves out does not fail its journey', () => {
  expect(isDifferenceAlone(failure(LEFT_OUT, LEFT_OUT))).toBe(true);
});

test.each([
  ['another complaint beside it', failure(LEFT_OUT, 'page error: x is not a function')],
  ['what the build does not understand', failure(LEFT_OUT.replace('leftOut', 'refused'))],
  ["a style of the shell's own", failure(STYLE.replace('/remotes/mf-sign/', '/assets/'))],
  ['a script that was blocked', failure(STYLE.replace('inline style', 'inline script'))],
  ['another failure', `Error: expect(locator).toBeVisible() failed\n+   "${LEFT_OUT}",`],
  ['nothing', failure()],
])('%s is one', (_what, message) => {
  expect(isDifferenceAlone(message)).toBe(false);
});
