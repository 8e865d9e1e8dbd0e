import { groupsOf } from './groupsOf.ts';

test.each([
  ['9001234567890', ['9001', '2345', '67890']],
  ['90012345678901', ['9001', '2345', '6789', '01']],
  ['900123456789', ['9001', '2345', '6789']],
  ['100-2026-555010', ['100-2026-555010']],
  ['7', ['7']],
])('%s is grouped as %j', (account, groups) => {
  expect(groupsOf(account)).toEqual(groups);
});
