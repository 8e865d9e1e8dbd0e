import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrastsOf } from '../testing/contrast.ts';

const contrasts = contrastsOf(readFileSync(join(__dirname, '../../../association/colours.css'), 'utf8'));

test('every pair of colours has the required contrast', () => {
  expect(contrasts.length).toBeGreaterThan(50);
  expect(contrasts.filter(({ contrast, least }) => !(contrast >= least))).toEqual([]);
});
