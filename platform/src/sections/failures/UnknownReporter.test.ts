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

test('an unknown value is reported with section, build, owner, call and path', () => {
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

test('the same field of the same call is reported once, however often it occurs', () => {
  const reporter = setUp();
  for (let turn = 0; turn < 3; turn++) reporter.report({ path: '/api/a' }, [part(), part({ word: 'OTHER' })]);
  reporter.report({ path: '/api/a' }, [part({ field: 'list[].kind' })]);
  reporter.report({ path: '/api/b' }, [part()]);
  expect(send).toHaveBeenCalledTimes(3);
});

test('after many changes of the API at most 20 are reported', () => {
  const reporter = setUp();
  for (let turn = 0; turn < 50; turn++) reporter.report({ path: `/api/${turn}` }, [part()]);
  expect(send).toHaveBeenCalledTimes(20);
});

test('an answer that is itself the unknown value has a path too', () => {
  setUp().report({ path: '/api/a' }, [part({ field: '' })]);
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ field: 'entity' }));
});
