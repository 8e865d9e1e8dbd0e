import { compare, lowered } from './baseline.ts';
import type { Figure } from './figure.ts';
import { differenceLines, figureLines } from './report.ts';

const BASELINE = { 'names.tell': 2, 'files.product': 9, 'commits.large': 1 };
const figureOf = (count: number): Figure => ({
  name: 'names.tell',
  value: count,
  hint: 'notify',
  places: Array.from({ length: count }, (_, index) => ({ file: `${index}.ts`, line: 1, text: 'tell' })),
});
const others: Figure[] = [
  { name: 'files.product', value: 9 },
  { name: 'commits.large', value: null },
];
const differences = (figures: readonly Figure[], changed: readonly string[] = []) =>
  differenceLines(compare(figures, BASELINE), new Set(changed));

test('a grown figure fails, with its places in changed files', () => {
  expect(compare([figureOf(3), ...others], BASELINE).grown).toHaveLength(1);
  expect(differences([figureOf(3), ...others], ['2.ts'])).toEqual([
    'names.tell is 3, larger than its baseline 2; in its place: notify',
    '  2.ts:1 tell',
    '  all places: node launcher/house.ts --places names.tell',
  ]);
});

test('a smaller figure passes, and can lower its baseline', () => {
  const figures = [figureOf(1), ...others];
  expect(compare(figures, BASELINE).grown).toEqual([]);
  expect(differences(figures)).toEqual([
    'names.tell is 1: its baseline 2 can be lowered by node launcher/house.ts --update',
  ]);
  expect(lowered(figures, BASELINE)).toEqual({ ...BASELINE, 'names.tell': 1 });
});

test('an unchanged figure, and an unreadable one, do not differ', () => {
  expect(differences([figureOf(2), ...others])).toEqual([]);
});

test('a baseline is never raised', () => {
  expect(() => lowered([figureOf(3), ...others], BASELINE)).toThrow('a baseline is never raised: names.tell');
});

test('a figure without a baseline fails until it gets one; the baseline of a removed figure is removed', () => {
  const figures = [...others, { name: 'names.told', value: 4 }];
  expect(differences(figures)).toEqual(['names.told has no baseline: node launcher/house.ts --update']);
  expect(lowered(figures, BASELINE)).toEqual({ 'files.product': 9, 'commits.large': 1, 'names.told': 4 });
});

test('figures of one kind are a line', () => {
  expect(
    figureLines([
      { title: 'names', figures: [figureOf(2), { name: 'names.told', value: 0 }] },
      { title: 'commits were not read', figures: [{ name: 'commits.large', value: null }] },
    ]),
  ).toEqual(['names: tell 2, told 0', 'commits were not read']);
});
