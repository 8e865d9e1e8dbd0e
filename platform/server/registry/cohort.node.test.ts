import { aSectionBuild, aSectionEntry } from '../testing/sampleBuilds.ts';
import { cohortOf, isInCanary, visitorOf } from './cohort.ts';

const visitors = Array.from({ length: 100_000 }, (_, index) => index + 100);
const inTenth = (entry: string) => (visitor: number) => cohortOf(entry, visitor) < 100;

test('two canaries of a tenth have a hundredth of the visitors in common', () => {
  const both = visitors.filter((visitor) => inTenth('mf-about')(visitor) && inTenth('mf-sign')(visitor));
  expect(both.length).toBeGreaterThan(900);
  expect(both.length).toBeLessThan(1100);
});

test.each([0.001, 0.007, 0.1, 0.5])('a share of %d is that share of the visitors', (share) => {
  const entry = aSectionEntry(aSectionBuild('one'), { canary: { build: aSectionBuild('two'), share } });
  const found = visitors.filter((visitor) => isInCanary(entry, visitor)).length / visitors.length;
  expect(Math.abs(found - share)).toBeLessThan(0.05 * share + 0.0003);
});

test('a greater share includes the visitors of a smaller one', () => {
  const of = (share: number) => aSectionEntry(aSectionBuild('one'), { canary: { build: aSectionBuild('two'), share } });
  const [few, more] = [of(0.1), of(0.3)];
  expect(visitors.slice(0, 2000).filter((visitor) => isInCanary(few, visitor) && !isInCanary(more, visitor))).toEqual(
    [],
  );
});

test('without a visitor, only a canary for everybody counts', () => {
  const of = (share: number) => aSectionEntry(aSectionBuild('one'), { canary: { build: aSectionBuild('two'), share } });
  expect([of(0.999), of(1)].map((entry) => isInCanary(entry, null))).toEqual([false, true]);
});

test('a visitor keeps the number of the cookie; a cohort of an earlier release is replaced by a number', () => {
  expect(visitorOf('a=b; portal-cohort=123456; c=d')).toEqual({ number: 123_456, cookie: null });
  expect(visitorOf('portal-cohort=42', () => 0)).toEqual({
    number: 100,
    cookie: 'portal-cohort=100; Path=/; Max-Age=2592000; SameSite=Lax',
  });
  expect(visitorOf(undefined, () => 0.999999999).number).toBe(999_999);
});
