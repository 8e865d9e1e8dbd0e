import type { UnknownPart } from '@portal/shared/contract/readAnswer';
import { UnknownReporter } from './UnknownReporter.ts';

const send = jest.fn();
const part = (changes: Partial<UnknownPart> = {}): UnknownPart => ({
  field: 'list[].status',
  word: 'PAUSED',
  effect: 'kept',
  ...changes,
});

const setUp = () =>
  new UnknownReporter({
    readingBuild: () => ({ section: 'mf-manager', id: 'm7' }),
    ownerOf: (section) => `owner of ${section}`,
    pagePath: () => '/manager/edu/register',
    send,
  });

beforeEach(() => send.mockClear());

test('what a build does not know is told with section, build, owner, call and place', () => {
  setUp().report({ path: '/api/a' }, [part()]);
  expect(send.mock.calls).toEqual([
    [
      {
        cause: 'unknown-answer',
        section: 'mf-manager',
        build: 'm7',
        owner: 'owner of mf-manager',
        path: '/manager/edu/register',
        call: '/api/a',
        field: 'list[].status',
        word: 'PAUSED',
        effect: 'kept',
      },
    ],
  ]);
});

test('the same field of the same call is told once, however often it comes', () => {
  const reporter = setUp();
  for (let turn = 0; turn < 3; turn++) reporter.report({ path: '/api/a' }, [part(), part({ word: 'OTHER' })]);
  reporter.report({ path: '/api/a' }, [part({ field: 'list[].kind' })]);
  reporter.report({ path: '/api/b' }, [part()]);
  expect(send).toHaveBeenCalledTimes(3);
});

test('an API that has changed much is told of 20 changes at most', () => {
  const reporter = setUp();
  for (let turn = 0; turn < 50; turn++) reporter.report({ path: `/api/${turn}` }, [part()]);
  expect(send).toHaveBeenCalledTimes(20);
});

test('an answer that is itself the unknown word has a place too', () => {
  setUp().report({ path: '/api/a' }, [part({ field: '' })]);
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ field: 'entity' }));
});
