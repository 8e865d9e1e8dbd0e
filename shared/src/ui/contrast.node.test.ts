import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrastsOf } from '../testing/contrast.ts';

test.each(contrastsOf(readFileSync(join(__dirname, 'base.css'), 'utf8')))('$pair', ({ contrast, least }) => {
  expect(contrast).toBeGreaterThanOrEqual(least);
});
