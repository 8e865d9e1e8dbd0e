import { APPLICATION_STATUS_NAMES, CERTIFICATE_STATUS_NAMES } from '@portal/shared/contract';
import {
  ACT_CAUSES,
  ACT_OBJECTS,
  CONCERNED_BY,
  MEMBER_SEARCH_NAMES,
  OFFICE_ACTS,
  OFFICE_ARTICLE_NAMES,
  PERMISSIONS,
} from '@portal/shared/contract/office';
import { DETAIL_NAMES, detailWords } from './details.ts';
import { actName, objectName } from './names.ts';

/** Korean with digits and signs; a Latin abbreviation such as `CSV` would need an explicit exception. */
const KOREAN = /^[^A-Za-z]*[가-힣][^A-Za-z]*$/;

const isKorean = (words: string) => KOREAN.test(words);

test('every act has a Korean name: done, requested and refused', () => {
  const isRead = (act: string) =>
    isKorean(actName(act)) &&
    actName(`ask: ${act}`) === `${actName(act)} (두 번째 확인 요청)` &&
    actName(`refuse: ${act}`) === `${actName(act)} (반려됨)`;
  expect(OFFICE_ACTS.filter((act) => !isRead(act))).toEqual([]);
});

test('every object of an act has a Korean name', () => {
  expect(ACT_OBJECTS.filter((object) => !isKorean(objectName(object)))).toEqual([]);
});

test('every detail has a Korean name', () => {
  const names = Object.keys(DETAIL_NAMES);
  expect(names.filter((name) => !isKorean(detailWords({ name, value: '1' }, 'member')))).toEqual([]);
});

const WORDS: readonly (readonly [name: string, value: string, object: string])[] = [
  ...['up', 'down'].map((value) => ['direction', value, 'popup'] as const),
  ...Object.keys(OFFICE_ARTICLE_NAMES).map((value) => ['kind', value, 'article'] as const),
  ...Object.keys(MEMBER_SEARCH_NAMES).map((value) => ['by', value, 'member'] as const),
  ...PERMISSIONS.map((value) => ['after', value, 'member'] as const),
  ...Object.keys(APPLICATION_STATUS_NAMES).map((value) => ['status', value, 'application'] as const),
  ...Object.keys(CERTIFICATE_STATUS_NAMES).map((value) => ['status', value, 'certificate'] as const),
  ...PERMISSIONS.map((value) => ['before', value, 'member'] as const),
  ...ACT_CAUSES.map((value) => ['cause', value, 'refund'] as const),
  ...CONCERNED_BY.map((value) => ['chosenBy', value, 'member'] as const),
  ...['true', 'false'].map((value) => ['hasNewAccount', value, 'refund'] as const),
];

test('every code in a detail has a Korean name', () => {
  expect(WORDS.filter(([name, value, object]) => !isKorean(detailWords({ name, value }, object)))).toEqual([]);
});

test.each([
  [{ name: 'after', value: 'money members' }, 'member', '이후: 결제·환불, 회원'],
  [{ name: 'before', value: '' }, 'member', '이전: 없음'],
  [{ name: 'amount', value: '50000' }, 'refund', '금액: 50,000원'],
  [{ name: 'status', value: 'CANCELLED' }, 'application', '상태: 취소완료'],
  [{ name: 'status', value: 'CANCELLED' }, 'certificate', '상태: 신청취소'],
  [{ name: 'done', value: '3' }, 'bank_line', '이미 처리됨: 3'],
  [
    { name: 'confirmed', value: 'HALL_TAKEN SEATS' },
    'education',
    '확인하고 진행한 것: 같은 곳의 다른 일정, 좌석보다 많은 정원',
  ],
  [{ name: 'shown', value: '3 17' }, 'member', '보인 번호: 3, 17'],
])('a detail %j of "%s" is shown in Korean', (detail, object, words) =>
  expect(detailWords(detail, object)).toBe(words),
);

test('entries of an older or newer release are still shown', () => {
  expect(actName('something new')).toBe('something new');
  expect(objectName('something')).toBe('something');
  expect(detailWords({ name: 'newer', value: 'x y' }, 'member')).toBe('newer: x y');
});
