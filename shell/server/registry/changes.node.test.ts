import { aSectionBuild, aSectionEntry } from '../testing/sampleBuilds.ts';
import { isHeldBack, withBuild, withCanary, withRollback } from './changes.ts';

const one = aSectionEntry(aSectionBuild('one'));
const two = withBuild(one, aSectionBuild('two'));
const ids = ({ current, previous }: ReturnType<typeof withBuild>) => [current.id, previous?.id ?? null];

test('a new build becomes current and what was current stays as previous', () => {
  expect(ids(withBuild(null, aSectionBuild('one')))).toEqual(['one', null]);
  expect(ids(two)).toEqual(['two', 'one']);
});

test('registering a build twice does not lose the one before it', () => {
  expect(ids(withBuild(two, aSectionBuild('two')))).toEqual(['two', 'one']);
});

test('a rollback swaps the two builds, and needs a previous one', () => {
  expect(() => withRollback(one)).toThrow('no previous build');
  expect(ids(withRollback(two))).toEqual(['one', 'two']);
});

test('titles and menus go back with the build', () => {
  const renamed = withBuild(one, aSectionBuild('two', { title: '새 소식' }));
  expect(renamed.current).toMatchObject({ title: '새 소식' });
  expect(withRollback(renamed).current).toMatchObject({ title: '소식' });
});

test('a canary is kept beside the live build until its share is 0 or it is promoted', () => {
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
