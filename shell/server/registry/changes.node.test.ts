import { emptyRegistry, isHeldBack, withBuild, withCanary, withRollback } from './changes.ts';
import { aManifest } from './testing/sampleManifest.ts';

const ids = (registry: ReturnType<typeof withBuild>) =>
  registry.sections.map(({ current, previous }) => [current.id, previous?.id ?? null]);

test('a new build becomes current and what was current stays as previous', () => {
  const one = withBuild(emptyRegistry, aManifest('one'));
  expect(ids(one)).toEqual([['one', null]]);
  expect(ids(withBuild(one, aManifest('two')))).toEqual([['two', 'one']]);
});

test('registering a build twice does not lose the one before it', () => {
  const two = withBuild(withBuild(emptyRegistry, aManifest('one')), aManifest('two'));
  expect(ids(withBuild(two, aManifest('two')))).toEqual([['two', 'one']]);
});

test('a rollback swaps the two builds, and needs a previous one', () => {
  const one = withBuild(emptyRegistry, aManifest('one'));
  expect(() => withRollback(one, 'mf-sign')).toThrow('no previous build');
  expect(() => withRollback(one, 'mf-other')).toThrow('not in the registry');
  expect(ids(withRollback(withBuild(one, aManifest('two')), 'mf-sign'))).toEqual([['one', 'two']]);
});

test('a canary is kept beside the live build until its share is 0 or it is promoted', () => {
  const one = withBuild(emptyRegistry, aManifest('one'));
  const canary = withCanary(one, aManifest('two'), 0.1);
  expect(canary.sections[0]?.canary).toMatchObject({ build: { id: 'two' }, share: 0.1 });
  expect(withCanary(canary, aManifest('two'), 0).sections[0]?.canary).toBeNull();
  expect(withBuild(canary, aManifest('three')).sections[0]?.canary).toMatchObject({ build: { id: 'two' } });
  expect(withBuild(canary, aManifest('two')).sections[0]).toMatchObject({
    current: { id: 'two' },
    previous: { id: 'one' },
    canary: null,
  });
});

test('a build that was rolled back or is a canary is held back; a new or live one is not', () => {
  const one = withBuild(emptyRegistry, aManifest('one'));
  const two = withBuild(one, aManifest('two'));
  expect([
    isHeldBack(emptyRegistry, aManifest('one')),
    isHeldBack(one, aManifest('one')),
    isHeldBack(one, aManifest('two')),
  ]).toEqual([false, false, false]);
  expect(isHeldBack(withRollback(two, 'mf-sign'), aManifest('two'))).toBe(true);
  expect(isHeldBack(withCanary(one, aManifest('two'), 0.1), aManifest('two'))).toBe(true);
});
