import { aSectionBuild, aSectionEntry } from '../testing/sampleBuilds.ts';
import { isHeldBack, withBuild, withCanary, withCanaryEnded, withRollback } from './changes.ts';

const one = aSectionEntry(aSectionBuild('one'));
const two = withBuild(one, aSectionBuild('two'));
const ids = ({ current, previous }: ReturnType<typeof withBuild>) => [current.id, previous?.id ?? null];

test('a new build becomes current, and the earlier current one previous', () => {
  expect(ids(withBuild(null, aSectionBuild('one')))).toEqual(['one', null]);
  expect(ids(two)).toEqual(['two', 'one']);
});

test('registering a build twice does not lose the previous one', () => {
  expect(ids(withBuild(two, aSectionBuild('two')))).toEqual(['two', 'one']);
});

test('a rollback swaps the two builds, and needs a previous one', () => {
  expect(() => withRollback(one)).toThrow('no previous build');
  expect(ids(withRollback(two))).toEqual(['one', 'two']);
});

test('titles and menus are rolled back with the build', () => {
  const renamed = withBuild(one, aSectionBuild('two', { title: '새 소식' }));
  expect(renamed.current).toMatchObject({ title: '새 소식' });
  expect(withRollback(renamed).current).toMatchObject({ title: '소식' });
});

test('a canary stays with the live build until its share is 0 or it is promoted', () => {
  const canary = withCanary(one, aSectionBuild('two'), 0.1);
  expect(canary.canary).toMatchObject({ build: { id: 'two' }, share: 0.1 });
  expect(withCanary(canary, aSectionBuild('two'), 0).canary).toBeNull();
  expect(withBuild(canary, aSectionBuild('three')).canary).toMatchObject({ build: { id: 'two' } });
  expect(withBuild(canary, aSectionBuild('two'))).toMatchObject({
    current: { id: 'two' },
    previous: { id: 'one' },
    canary: null,
  });
  expect(() => withCanary(null, aSectionBuild('two'), 0.1)).toThrow('not in the registry');
});

test('a build that was rolled back or is a canary is held back; a new or live one is not', () => {
  expect([
    isHeldBack(null, aSectionBuild('one')),
    isHeldBack(one, aSectionBuild('one')),
    isHeldBack(one, aSectionBuild('two')),
  ]).toEqual([false, false, false]);
  expect(isHeldBack(withRollback(two), aSectionBuild('two'))).toBe(true);
  expect(isHeldBack(withCanary(one, aSectionBuild('two'), 0.1), aSectionBuild('two'))).toBe(true);
});

test('a canary records since when it is tried; another share does not change that', () => {
  const [first, later] = ['2026-11-26T09:00:00.000Z', '2026-11-26T10:00:00.000Z'].map((time) => new Date(time));
  const tried = withCanary(one, aSectionBuild('two'), 0.1, first);
  expect(tried.canary?.since).toBe('2026-11-26T09:00:00.000Z');
  expect(withCanary(tried, aSectionBuild('two'), 0.5, later).canary?.since).toBe('2026-11-26T09:00:00.000Z');
  expect(withCanary(tried, aSectionBuild('three'), 0.1, later).canary?.since).toBe('2026-11-26T10:00:00.000Z');
});

test('an ended canary is held back, and recorded until another build is live', () => {
  const tried = withCanary(two, aSectionBuild('three'), 0.1);
  expect(withCanaryEnded(tried, 'four', 'it failed')).toBeNull();
  expect(withCanaryEnded(one, 'two', 'it failed')).toBeNull();
  const ended = withCanaryEnded(tried, 'three', 'it failed', new Date('2026-11-26T09:00:00.000Z'));
  if (!ended) throw new Error('it was not ended');
  expect(ended).toMatchObject({
    current: { id: 'two' },
    previous: { id: 'one' },
    canary: null,
    endedCanary: { build: 'three', at: '2026-11-26T09:00:00.000Z', why: 'it failed' },
  });
  expect(isHeldBack(ended, aSectionBuild('three'))).toBe(true);
  expect(withBuild(ended, aSectionBuild('two')).endedCanary).toMatchObject({ build: 'three' });
  expect(withRollback(ended).endedCanary).toMatchObject({ build: 'three' });
  expect(withBuild(ended, aSectionBuild('four')).endedCanary).toBeUndefined();
});
