import { isSamePlace } from './place.ts';

const HALL = { address: '서울특별시 마포구 월드컵로 240-1', address2: 'B동 3층' };

test.each([
  ['a full stop', { ...HALL, address2: 'B동 3층.' }],
  ['spaces and brackets', { address: '서울특별시 마포구  월드컵로240-1', address2: '(B동, 3층)' }],
  ['full-width letters and case', { ...HALL, address2: 'ｂ동 ３층' }],
  ['the floor in the other field', { address: `${HALL.address} B동 3층`, address2: '' }],
])('%s lead to the same place', (_what, place) => expect(isSamePlace(HALL, place)).toBe(true));

test.each([
  ['another number', { ...HALL, address: '서울특별시 마포구 월드컵로 241-1' }],
  ['two numbers as one', { ...HALL, address: '서울특별시 마포구 월드컵로 2401' }],
  ['a hyphen less', { ...HALL, address: '서울특별시 마포구 월드컵로 240 1' }],
  ['another hall', { ...HALL, address2: 'A동 3층' }],
  ['no hall', { ...HALL, address2: '' }],
])('%s leads elsewhere', (_what, place) => expect(isSamePlace(HALL, place)).toBe(false));
