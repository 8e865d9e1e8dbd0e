import { ConfigurationError } from '../configuration/configurationError.ts';
import { chooseChannels } from './channels.ts';
import { NOTICES } from './notices.ts';
import { applicationPage, linePage } from './pages.ts';
import { smsText } from './smsText.ts';
import { refuseUnknownTemplates, templateOf, TEMPLATES } from './templates.ts';
import type { NoticeEvent, NoticeValues } from './values.ts';

const dueAt = new Date('2026-11-21T23:59:00+09:00');
const application = {
  title: '2026년 제4회 외식경영관리사 2급 필기 (서울·경기)',
  page: applicationPage('exam', 12),
  amount: 50_000,
  when: '2026.12.10 (목) 10:00',
  place: '서울특별시 중구 세종대로 110 [3층]',
};
const account = { bank: '한빛은행', account: '110-23-456789', holder: '한빛외식업협회' };
const values = {
  applied: { ...application, dueAt },
  depositAwaited: { ...application, ...account, dueAt },
  dueSoon: { ...application, dueAt, virtualAccount: null },
  paid: application,
  refundApproved: application,
  dayBefore: { ...application, beginsAt: dueAt, arrival: '09:40', bring: '수험표, 신분증', lacksTicket: false },
  lineOffered: { title: application.title, page: linePage('exam', 7), dueAt, seats: 1 },
  resultOut: application,
} satisfies Partial<NoticeValues>;
type Templated = keyof typeof values;
const said = <Event extends Templated>(event: Event, changes: Partial<NoticeValues[Event]> = {}) =>
  smsText((NOTICES[event].write as (value: object) => { content: string })({ ...values[event], ...changes }).content);
const settings = { KAKAO_TEMPLATES: new Map(TEMPLATES.map(({ event }) => [event as string, `KA01TP${event}`])) };
const wordingOf = (event: NoticeEvent) => TEMPLATES.find((template) => template.event === event)?.text ?? '';
const member = { user_phone: '01012340001', email: 'user@example.com', notice_by_sms: true, notice_by_mail: true };
const off = { notice_by_sms: false, notice_by_mail: false };
const anything = { mustBeTold: false, hasMail: true };
const important = { mustBeTold: true, hasMail: true };

test.each(TEMPLATES.map(({ event }) => event as Templated))('%s is its template, filled in', (event) => {
  const text = said(event);
  const template = templateOf(event, text, settings);
  expect(template?.id).toBe(`KA01TP${event}`);
  expect(wordingOf(event).replace(/#\{([^}]+)\}/g, (_name, name: string) => template?.variables[name] ?? '')).toBe(
    text,
  );
});

test.each(TEMPLATES)('$event is a template that KakaoTalk and Solapi can take', ({ text }) => {
  const names = [...text.matchAll(/#\{([^}]*)\}/g)].map(([, name]) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.join()).not.toMatch(/[.#{}]/);
  expect(text.length).toBeLessThan(1_000);
});

test.each<[Templated, string]>([
  ['applied', said('applied', { dueAt: null, amount: 0 })],
  ['dueSoon', said('dueSoon', { virtualAccount: account })],
  ['refundApproved', said('refundApproved', { amount: 0 })],
  ['lineOffered', said('lineOffered', { seats: 3 })],
  ['paid', `${said('paid')} 그리고 더`],
])('%s with another wording has no template', (event, text) => {
  expect(templateOf(event, text, settings)).toBeUndefined();
});

test('a notice has no unregistered template, and a message of the office never has one', () => {
  expect(templateOf('paid', said('paid'), { KAKAO_TEMPLATES: undefined })).toBeUndefined();
  expect(templateOf('paid', said('paid'), { KAKAO_TEMPLATES: new Map([['applied', 'KA01TP1']]) })).toBeUndefined();
  expect(templateOf('mailing', said('paid'), { KAKAO_TEMPLATES: new Map([['mailing', 'KA01TP1']]) })).toBeUndefined();
});

test('a template configured for a notice that has none stops the start', () => {
  const configured = (event: string) => ({ integrations: { KAKAO_TEMPLATES: new Map([[event, 'KA01TP1']]) } }) as never;
  expect(() => refuseUnknownTemplates(configured('mailing'))).toThrow(ConfigurationError);
  expect(() => refuseUnknownTemplates(configured('paid'))).not.toThrow();
});

test.each([
  ['by all channels that are on', member, anything, ['sms', 'mail']],
  ['by SMS alone', { ...member, notice_by_mail: false }, anything, ['sms']],
  ['by mail alone, also what must be told', { ...member, notice_by_sms: false }, important, ['mail']],
  ['not at all when everything is off', { ...member, ...off }, anything, []],
  ['by SMS when everything is off and it must be told', { ...member, ...off }, important, ['sms']],
  ['by mail when there is no phone and it must be told', { ...member, ...off, user_phone: null }, important, ['mail']],
  ['by SMS where no mail goes out', { ...member, notice_by_sms: false }, { mustBeTold: true, hasMail: false }, ['sms']],
  ['by SMS where the member has no address', { ...member, email: null }, anything, ['sms']],
  [
    'by all that reach the member, where one of them may be in other hands',
    { ...member, ...off },
    { ...important, everyChannel: true },
    ['sms', 'mail'],
  ],
  ['to nobody who has left', { ...member, user_phone: null, email: null }, important, []],
])('%s', (_title, recipient, options, expected) => {
  expect(chooseChannels(recipient, options)).toEqual(expected);
});
