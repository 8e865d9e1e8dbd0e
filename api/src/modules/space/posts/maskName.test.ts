import { maskName } from './maskName.ts';

test.each([
  ['홍길동', '홍*동'],
  ['이산', '이*'],
  ['남궁길동', '남**동'],
  ['', '*'],
])('%s is shown as %s', (name, masked) => {
  expect(maskName(name)).toBe(masked);
});
