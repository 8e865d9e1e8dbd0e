import { CallError } from '@portal/shared/client';
import { FailureReporter } from './FailureReporter.ts';
import { SectionError } from './SectionError.ts';
import { sendReport } from './sendReport.ts';

jest.mock('./sendReport.ts', () => ({ sendReport: jest.fn() }));

const sent = () => jest.mocked(sendReport).mock.calls.map(([error, owner]) => [error.section, error.build, owner]);

const thrownAt = (url: string, message = 'x is not a function') =>
  Object.assign(new TypeError(message), { stack: `TypeError: ${message}\n    at Page (${url}:1:200)` });

function setUp() {
  const reporter = new FailureReporter({
    shell: { section: 'shell', id: 's1', base: '/assets/' },
    sections: () => [
      { section: 'mf-about', id: 'a2', base: '/remotes/mf-about/' },
      { section: 'mf-news-space', id: 'n7', base: 'https://cdn.example/news/' },
    ],
    ownerOf: (section) => `owner of ${section}`,
  });
  return reporter;
}

beforeEach(() => jest.mocked(sendReport).mockClear());

test('the stack identifies the section that threw, or the shell if it was none', () => {
  const reporter = setUp();
  reporter.reportUncaught(thrownAt(`${location.origin}/remotes/mf-about/712.js`));
  reporter.reportUncaught(thrownAt('https://cdn.example/news/12.js'));
  reporter.reportUncaught(thrownAt(`${location.origin}/assets/main.js`));
  expect(sent()).toEqual([
    ['mf-about', 'a2', 'owner of mf-about'],
    ['mf-news-space', 'n7', 'owner of mf-news-space'],
    ['shell', 's1', 'owner of shell'],
  ]);
});

test('if React itself threw, the component stack does', () => {
  setUp().reportUncaught(
    thrownAt(`${location.origin}/assets/main.js`, 'Too many re-renders'),
    `\n    at Page (${location.origin}/remotes/mf-about/712.js:1:9)`,
  );
  expect(sent()).toEqual([['mf-about', 'a2', 'owner of mf-about']]);
});

test('one failure is one report, for any number of boundaries, listeners and repetitions', () => {
  const reporter = setUp();
  const thrown = thrownAt(`${location.origin}/remotes/mf-about/712.js`);
  reporter.reportUncaught(thrown);
  reporter.reportUncaught(thrown);
  reporter.reportUncaught(thrownAt(`${location.origin}/remotes/mf-about/712.js`));
  const failed = new SectionError('mf-about', 'timeout', 'a2', 'timed out');
  reporter.report(failed);
  reporter.reportUncaught(failed);
  expect(sent()).toHaveLength(2);
});

test('a page that fails in a loop sends 20 reports at most', () => {
  const reporter = setUp();
  for (let turn = 0; turn < 50; turn++) reporter.reportUncaught(new Error(`failure ${turn}`));
  expect(sent()).toHaveLength(20);
});

test('errors outside of boundaries are reported; a refused call and an aborted request are not', () => {
  const target = new EventTarget();
  setUp().listen(target as Window);
  target.dispatchEvent(Object.assign(new Event('error'), { error: new Error('thrown in a timer') }));
  target.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('rejected') }));
  expect(sent()).toHaveLength(2);
  const expected = [new CallError('refused', -1001, '정원이 찼습니다.'), new DOMException('aborted', 'AbortError')];
  for (const reason of expected) target.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  target.dispatchEvent(Object.assign(new Event('error'), { error: null }));
  expect(sent()).toHaveLength(2);
});
