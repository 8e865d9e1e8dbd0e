import { auc } from './auc.ts';

test.each([
  [[3, 4], [1, 2], 1],
  [[1, 2], [3, 4], 0],
  [[1, 2], [1, 2], 0.5],
  [[5, 5], [5, 5, 5], 0.5],
  [[1, 3], [2], 0.5],
  [[2, 3], [1, 3], 0.625],
])('%j against %j: %d', (one, other, area) => expect(auc(one, other)).toBeCloseTo(area));
