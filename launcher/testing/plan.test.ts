import { readPlan } from './plan.ts';

const KNOWN = ['types', 'units', 'core', 'phone'];

test.each([
  [[], { tier: 'gate' }],
  [['types', 'units'], { tier: 'steps', names: ['types', 'units'] }],
  [['changed'], { tier: 'changed' }],
  [['changed', 'HEAD~3'], { tier: 'changed', since: 'HEAD~3' }],
  [['all'], { tier: 'all', names: [], shard: null }],
  [['all', 'core', '--shard', '2/4'], { tier: 'all', names: ['core'], shard: { part: 2, of: 4 } }],
  [['nightly', 'units'], { tier: 'nightly', names: ['units'] }],
])('%j', (words, plan) => {
  expect(readPlan(words, KNOWN)).toEqual(plan);
});

test.each([[['unit']], [['all', 'unit']], [['all', '--shard', '5/4']], [['all', '--shard']]])(
  'refuses %j, and names the known words',
  (words) => {
    expect(() => readPlan(words, KNOWN)).toThrow(/types, units, core, phone|1\/4/);
  },
);
