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

/** Korean, with digits and signs; `CSV` and the like would have to be allowed by name. */
const KOREAN = /^[^A-Za-z]*[가-힣][^A-Za-z]*$/;

test.each(OFFICE_ACTS)('the act "%s" is read in Korean, asked for, refused and done', (act) => {
  expect(actName(act)).toMatch(KOREAN);
  expect(actName(`ask: ${act}`)).toBe(`${actName(act)} (두 번째 확인 요청)`);
  expect(actName(`refuse: ${act}`)).toBe(`${actName(act)} (거절됨)`);
});

test.each(ACT_OBJECTS)('the object "%s" is read in Korean', (object) => expect(objectName(object)).toMatch(KOREAN));

test.each(Object.keys(DETAIL_NAMES))('the detail "%s" is read in Korean', (name) =>
  expect(detailWords({ name, value: '1' }, 'member')).toMatch(KOREAN),
);

test.each([
  ...['up', 'down'].map((value) => ['direction', value, 'popup']),
  ...Object.keys(OFFICE_ARTICLE_NAMES).map((value) => ['kind', value, 'article']),
  ...Object.keys(MEMBER_SEARCH_NAMES).map((value) => ['by', value, 'member']),
  ...PERMISSIONS.map((value) => ['after', value, 'member']),
  ...Object.keys(APPLICATION_STATUS_NAMES).map((value) => ['status', value, 'application']),
  ...Object.keys(CERTIFICATE_STATUS_NAMES).map((value) => ['status', value, 'certificate']),
  ...PERMISSIONS.map((value) => ['before', value, 'member']),
  ...ACT_CAUSES.map((value) => ['cause', value, 'refund']),
  ...CONCERNED_BY.map((value) => ['chosenBy', value, 'member']),
  ...['true', 'false'].map((value) => ['hasNewAccount', value, 'refund']),
])('what "%s" says, "%s", is read in Korean', (name = '', value = '', object = '') =>
  expect(detailWords({ name, value }, object)).toMatch(KOREAN),
);

test.each([
  [{ name: 'after', value: 'money members' }, 'member', '이후: 결제·환불, 회원'],
  [{ name: 'before', value: '' }, 'member', '이전: 없음'],
  [{ name: 'amount', value: '50000' }, 'refund', '금액: 50,000원'],
  [{ name: 'status', value: 'CANCELLED' }, 'application', '상태: 취소완료'],
  [{ name: 'status', value: 'CANCELLED' }, 'certificate', '상태: 신청취소'],
  [{ name: 'done', value: '3' }, 'bank_line', '이미 처리됨: 3'],
  [{ name: 'shown', value: '3 17' }, 'member', '보인 번호: 3, 17'],
])('a detail %j of "%s" is read as people read it', (detail, object, words) =>
  expect(detailWords(detail, object)).toBe(words),
);

test('what an older or newer program has recorded can still be read', () => {
  expect(actName('something new')).toBe('something new');
  expect(objectName('something')).toBe('something');
  expect(detailWords({ name: 'newer', value: 'x y' }, 'member')).toBe('newer: x y');
});
