import { fetchedFor, type Sign } from './fetchedFor.ts';
import { lineOf, type Connection } from './lineOf.ts';

const CONNECTIONS: readonly (readonly [string, Connection | undefined])[] = [
  ['4g', { effectiveType: '4g', downlink: 10, saveData: false }],
  ['4g that is none', { effectiveType: '4g', downlink: 0.8, saveData: false }],
  ['3g', { effectiveType: '3g', downlink: 0.6, saveData: false }],
  ['2g', { effectiveType: '2g', downlink: 0.2, saveData: false }],
  ['slow-2g', { effectiveType: 'slow-2g', downlink: 0.05, saveData: false }],
  ['4g, data saved', { effectiveType: '4g', downlink: 10, saveData: true }],
  ['a browser that does not say', undefined],
];

const SINGLED_OUT: readonly Sign[] = ['pointed', 'touched', 'focused'];

test.each([
  ['4g', 'page', 'section'],
  ['4g that is none', 'page', 'nothing'],
  ['3g', 'page', 'nothing'],
  ['2g', 'nothing', 'nothing'],
  ['slow-2g', 'nothing', 'nothing'],
  ['4g, data saved', 'nothing', 'nothing'],
  ['a browser that does not say', 'page', 'nothing'],
])('%s: a hovered link gets %s, a visible one %s', (name, singledOut, inSight) => {
  const line = lineOf(new Map(CONNECTIONS).get(name));
  for (const sign of SINGLED_OUT) expect(fetchedFor(sign, line, true)).toBe(singledOut);
  expect(fetchedFor('in sight', line, true)).toBe(inSight);
});

test('visible links in a hidden tab get nothing', () => {
  expect(fetchedFor('in sight', 'good', false)).toBe('nothing');
});
