import { NOTICES } from './notices.ts';
import { applicationPage, groupFormPage, inquiryPage, linePage, postPage } from './pages.ts';
import { MAX_LMS_BYTES, smsBytes } from './smsText.ts';
import type { NoticeEvent, NoticeValues } from './values.ts';

const occasion = { when: '2026.12.10 (목) 10:00', place: '서울특별시 중구 세종대로 110 3층 대강당' };
const application = {
  title: '2026년 제4회 외식경영관리사 2급 필기',
  page: applicationPage('exam', 12),
  amount: 50_000,
  ...occasion,
};
const group = { ...application, title: `${application.title} 단체`, page: applicationPage('group', 12) };
const dueAt = new Date('2026-11-21T23:59:00+09:00');
const virtualAccount = { bank: '한빛은행', account: '110-23-456789', holder: '한빛외식업협회' };
const values: NoticeValues = {
  applied: { ...application, dueAt },
  depositAwaited: { ...application, ...virtualAccount, dueAt },
  dueSoon: { ...application, dueAt, virtualAccount },
  paid: application,
  expired: application,
  cancelled: application,
  cancelRequested: application,
  refundApproved: application,
  refundRejected: { ...application, reason: '교재를 이미 보내드렸습니다.' },
  moneyReturned: application,
  accountNeeded: application,
  accountNamed: { ...application, ...virtualAccount, account: '*******6789', payableFrom: dueAt },
  calledOff: application,
  changed: { ...application, before: occasion, after: { ...occasion, when: '2026.12.15 (화) 13:00' }, beginsAt: dueAt },
  dayBefore: {
    ...application,
    beginsAt: dueAt,
    arrival: '09:40',
    bring: '수험표, 신분증, 검정 볼펜',
    lacksTicket: false,
  },
  dayBeforeChanged: {
    ...application,
    beginsAt: dueAt,
    arrival: '09:40',
    bring: '수험표, 신분증, 검정 볼펜',
    lacksTicket: false,
  },
  opensSoon: { title: application.title, page: linePage('exam', 7), opensAt: dueAt },
  lineOffered: { title: application.title, page: linePage('exam', 7), dueAt, seats: 3 },
  lineLapsed: { title: application.title, page: linePage('exam', 7), seats: 1 },
  lineEnded: { title: application.title, page: linePage('exam', 7), seats: 1 },
  lineStoodBack: { title: application.title, page: groupFormPage('exam', 7), seats: 3 },
  groupAccepted: { ...group, people: 12 },
  groupSeatDeclined: { ...group, name: '홍길동' },
  groupSeatLeft: { ...group, name: '홍길동' },
  groupUnanswered: { ...group, people: 2 },
  groupSeatsCancelled: {
    ...group,
    people: 2,
    amount: 100_002,
    isLate: true,
  },
  groupSeatEnded: { ...application, businessName: '한빛국밥집' },
  invoiceIssued: { ...group, number: '2026-000012', dueAt },
  invoiceDueSoon: { ...group, number: '2026-000012', dueAt },
  invoiceOverdue: { ...group, number: '2026-000012', dueAt, mayLoseSeats: true },
  invoicePaid: { ...group, number: '2026-000012', dueAt },
  invoiceSeatsCancelled: { ...group, number: '2026-000012', dueAt, people: 3, isReduced: true },
  mailing: { title: '준비물 안내', content: '신분증을 꼭 가져오세요.', page: applicationPage('exam', 12) },
  resultOut: application,
  photoReturned: { ...application, reason: '얼굴이 가려져 있습니다.', dueAt },
  photoMissing: { ...application, dueAt },
  evidenceAccepted: { grade: 2 },
  evidenceReturned: { grade: 2, reason: '재직 기간이 보이지 않습니다.' },
  evidenceMissing: { ...application, dueDay: '2026-12-03' },
  resultCorrected: { ...application, hasExams: true },
  objectionAnswered: application,
  cashReceiptFailed: { ...application, number: '*******5678' },
  certificateAsked: { amount: 15_000, dueAt },
  certificatePaid: { amount: 15_000 },
  certificateResumed: { amount: 15_000 },
  certificateFeeOwed: { amount: 15_000 },
  certificateExpired: {},
  certificateIssued: { grade: 2 },
  certificateSent: { grade: 2, carrierName: '우체국', trackingNumber: '6012345678901' },
  certificateRejected: { amount: 15_000, reason: '합격 기록이 없습니다.' },
  certificateRevoked: { reason: '부정행위' },
  accountSuspended: { reason: '게시판 도배' },
  accountReinstated: {},
  secondFactorChanged: { change: '등록' },
  passwordChanged: {},
  phoneChanged: {},
  newBrowser: { at: dueAt, device: '윈도 컴퓨터, 크롬' },
  dataLeaked: { title: '개인정보 유출을 알려드립니다.', content: '휴대폰 번호가 유출되었습니다.', usefulUntil: dueAt },
  dormancyNear: { dormantFrom: dueAt },
  marketingConsent: { agreedAt: dueAt },
  marketingResult: { isGiven: false, at: dueAt },
  textChanged: {
    text: 'terms',
    textName: '이용약관',
    changes: '수수료를 미리 알리고 바꿀 수 있습니다.',
    asksConsent: false,
    from: dueAt,
  },
  phoneCorrectionAsked: { newPhone: '010-****-1234', decidableFrom: dueAt },
  correctionDone: { what: '이름과 생년월일', isReissued: false, mayBeReissued: true },
  correctionRefused: { what: '이름과 생년월일', reason: '서류의 이름이 다릅니다.' },
  postHidden: { title: '참기름 거래처', page: postPage('board', 3), reason: '상업 광고를 되풀이했습니다.' },
  postRestored: { title: '참기름 거래처', page: postPage('board', 3) },
  rosterRegistered: { business: '한빛국밥집' },
  rosterRefused: { business: '한빛국밥집', reason: '인허가번호가 다릅니다.' },
  hygieneDue: { hours: 3, dueOn: '2026-12-31' },
  inquiryAnswered: { title: '수강증을 다시 뽑을 수 있나요?', page: inquiryPage(7) },
};
const write = <Event extends NoticeEvent>(event: Event, changes: Partial<NoticeValues[Event]> = {}) =>
  NOTICES[event].write({ ...values[event], ...changes });

test.each(Object.keys(values) as NoticeEvent[])('%s is a whole Korean text that fits into a message', (event) => {
  const { title, content, page } = write(event);
  expect(`${title}${content}`).not.toMatch(/undefined|null|NaN|\[object|[a-z]{3}/i);
  expect(content).toMatch(/[요다]\.$/);
  expect(content).not.toMatch(/(?<!\S)(\S+) \1(?=[ .,])/);
  expect(smsBytes(content)).toBeLessThan(MAX_LMS_BYTES / 4);
  expect(page.path).toMatch(/^\/(manager\/|space\/|sign\/me(\/sessions)?$|main$)/);
});

test.each(['applied', 'depositAwaited', 'dueSoon'] as const)('%s says how much is due until when', (event) => {
  const { content } = write(event);
  expect(content).toContain('50,000원');
  expect(content).toContain('2026.11.21 (토) 23:59');
  expect(NOTICES[event].usefulUntil?.(values[event] as never)).toEqual(dueAt);
});

test.each(['depositAwaited', 'dueSoon'] as const)('%s says which account to pay into', (event) => {
  expect(write(event).content).toContain('한빛은행 110-23-456789 (예금주 한빛외식업협회) 계좌로 입금해주세요.');
});

test('a free application does not mention payment', () => {
  const { content } = write('applied', { dueAt: null, amount: 0 });
  expect(content).toContain('신청이 완료되었습니다.');
  expect(content).not.toContain('결제');
});

test('an online course has no place', () => {
  expect(write('paid', { place: '' }).content).toContain('시작 2026.12.10 (목) 10:00.');
});

test.each([
  ['refundApproved', '환불되는 금액은 없습니다.'],
  ['cancelRequested', '환불되는 금액은 없습니다.'],
  ['calledOff', '결제하신 금액은 없습니다.'],
] as const)('%s says so if nothing is refunded', (event, words) => {
  expect(write(event, { amount: 0 }).content).toContain(words);
});

test('a result is shown on the portal only', () => {
  expect(write('resultOut').content).not.toMatch(/합격|불합격|수료/);
  expect(write('resultCorrected', { hasExams: false }).content).not.toMatch(/합격|불합격|수료/);
});

test('a notice that concerns a seat, money or the account, or that the law requires, is always sent', () => {
  const important = (Object.keys(NOTICES) as NoticeEvent[]).filter((event) => NOTICES[event].mustBeTold);
  expect(important).toEqual([
    'dueSoon',
    'accountNeeded',
    'accountNamed',
    'calledOff',
    'changed',
    'groupSeatLeft',
    'groupUnanswered',
    'groupSeatsCancelled',
    'groupSeatEnded',
    'invoiceDueSoon',
    'invoiceOverdue',
    'invoiceSeatsCancelled',
    'lineOffered',
    'photoReturned',
    'photoMissing',
    'evidenceReturned',
    'evidenceMissing',
    'resultCorrected',
    'objectionAnswered',
    'certificateAsked',
    'certificateFeeOwed',
    'certificateExpired',
    'certificateRejected',
    'certificateRevoked',
    'accountSuspended',
    'accountReinstated',
    'secondFactorChanged',
    'passwordChanged',
    'phoneChanged',
    'newBrowser',
    'phoneCorrectionAsked',
    'correctionDone',
    'correctionRefused',
    'rosterRegistered',
    'rosterRefused',
    'dataLeaked',
    'dormancyNear',
    'marketingConsent',
    'marketingResult',
    'textChanged',
  ]);
});

test('only warnings of an intruder in the account go out at night', () => {
  const urgent = (Object.keys(NOTICES) as NoticeEvent[]).filter((event) => NOTICES[event].atNight);
  expect(urgent).toEqual([
    'secondFactorChanged',
    'passwordChanged',
    'phoneChanged',
    'newBrowser',
    'phoneCorrectionAsked',
  ]);
});
