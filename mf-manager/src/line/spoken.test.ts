import { newWord } from '@portal/shared/testing';
import { aPosition, noPlace } from '../parts/testing/samples.ts';
import { spokenOf } from './spoken.ts';
import { orderInWords, tabInWords, wordsOf } from './words.ts';

const at = (time: string) => Date.parse(`2026-11-20T${time}+09:00`);
const offering = { kind: 'education', status: 'OPEN' } as const;
type Position = ReturnType<typeof aPosition>;

const offered = aPosition({
  status: 'OFFERED',
  ahead: null,
  offerDueAt: '2026-11-20T10:11:00+09:00',
  allowedActions: ['apply', 'leave'],
});
const lapsed = aPosition({ status: 'LAPSED', ahead: null, lapses: 1, allowedActions: ['wait'] });

test.each<[string, Position, string]>([
  ['09:30:00', noPlace({ allowedActions: [] }), '대기 신청은 신청 시작 10분 전부터 받습니다.'],
  ['09:55:00', noPlace(), '아직 대기 신청 전입니다.'],
  ['09:55:00', aPosition({ ahead: null }), '대기 신청을 마쳤습니다. 순서는 추첨으로 정해집니다.'],
  ['10:01:00', noPlace(), '아직 대기 신청 전입니다.'],
  ['10:01:00', noPlace({ allowedActions: ['apply'] }), '지금은 기다리지 않고 신청하실 수 있습니다.'],
  ['10:01:00', noPlace({ allowedActions: [] }), '지금은 대기 신청을 받지 않습니다.'],
  ['10:01:00', aPosition(), '내 앞에 3명이 있습니다.'],
  ['10:01:00', aPosition({ ahead: 0 }), '맨 앞에서 기다리고 계십니다.'],
  ['10:01:00', aPosition({ offered: 0 }), '정원이 모두 찼습니다. 대기자 명단 순번으로 내 앞에 3명이 있습니다.'],
  ['10:01:00', offered, '자리가 배정되었습니다.'],
  ['10:12:00', lapsed, '배정된 자리의 신청 기한이 지나 다음 분께 넘어갔습니다.'],
  ['10:12:00', aPosition({ status: 'DECLINED' }), '배정된 자리를 포기하셨습니다.'],
  ['10:12:00', aPosition({ status: 'LEFT' }), '대기를 취소하셨습니다.'],
  [
    '10:12:00',
    aPosition({ status: 'ENDED' }),
    '다른 방법으로 신청하셨거나 신청하실 수 없는 상태가 되어 대기가 끝났습니다.',
  ],
  ['10:12:00', aPosition({ status: newWord('PAUSED'), statusName: '잠시 멈춤' }), '잠시 멈춤'],
])('%s: the page shows the status (%#)', (time, standing, title) => {
  expect(wordsOf({ standing, offering, now: at(time) }).title).toBe(title);
});

test('a second expired offer ends the entry, and the first one warns of it', () => {
  const next = (standing: Position) => wordsOf({ standing, offering, now: at('10:12:00') }).next.join(' ');
  expect(next(lapsed)).toContain('2번 넘기시면 대기 순번을 다시 받으실 수 없습니다.');
  expect(next({ ...lapsed, lapses: 2, allowedActions: [] })).toContain('다시 받으실 수 없습니다. 다른 교육 일정을');
});

test('the reason why an entry ended is shown', () => {
  const ended = aPosition({ status: 'ENDED', allowedActions: [] });
  const why = (now: number, status: 'OPEN' | 'CANCELLED' = 'OPEN') =>
    wordsOf({ standing: ended, offering: { kind: 'education', status }, now }).title;
  expect(why(at('10:12:00'), 'CANCELLED')).toBe('협회 사정으로 교육이 취소되어 대기가 끝났습니다.');
  expect(why(Date.parse('2026-12-05T18:00:00+09:00'))).toMatch(/^2026\.12\.05 \(토\) 18:00에 신청이 마감될 때까지/);
});

test('the order is explained in two sentences, before the opening, after the lot and without one', () => {
  const sentences = (standing: Position, time: string) => orderInWords(standing, at(time)).split(/(?<=\.) /);
  for (const [standing, time, order] of [
    [
      noPlace({ drawnAt: null }),
      '09:55:00',
      /신청이 시작되는 오늘 10:00에 추첨으로 정하고, 그 뒤로는 대기 신청하신 순서대로/,
    ],
    [noPlace(), '10:01:00', /추첨으로 정했습니다\.$/],
    [noPlace({ drawnAt: null }), '10:01:00', /^순서는 대기 신청하신 순서대로/],
  ] as const) {
    expect(sentences(standing, time)).toEqual([expect.stringMatching(order), expect.stringMatching(/배정/)]);
  }
});

describe('a group entry', () => {
  const group = { seats: 3, collected: 0, collectedUntil: null, isStoodBack: false };
  const collecting = { ...group, collected: 2, collectedUntil: '2026-11-23T10:00:00+09:00' };
  const said = (changes: Partial<Position>) => {
    const { title, next } = wordsOf({ standing: aPosition({ group, ...changes }), offering, now: at('10:01:00') });
    return [title, ...next].join(' ');
  };
  const heard = (changes: Partial<Position>) =>
    spokenOf({ standing: aPosition({ group, ...changes }), offering, now: at('10:01:00'), isCutOff: false });

  test('shows its size, the collected seats, their deadline, and what happens then', () => {
    expect(said({})).toMatch(
      /^단체 3명의 대기입니다\. 내 앞에 3명이 있습니다\. 차례가 되면 나는 자리를 3자리가 될 때까지/,
    );
    expect(said({ offered: 0, ahead: 0, group: collecting })).toContain(
      '3자리 가운데 2자리를 모아 두었습니다. 2026.11.23 (월) 10:00까지 더 모으고',
    );
    expect(said({ group: { ...group, isStoodBack: true } })).toContain('3자리가 한꺼번에 나면 뒤에 계신 분들보다 먼저');
    expect(said({ status: 'OFFERED', ahead: null, offerDueAt: '2026-11-20T10:11:00+09:00' })).toMatch(
      /^단체 3명의 자리가 배정되었습니다\. 오늘 10:11까지 단체 신청서를 내주세요\./,
    );
    expect(said({ status: 'TAKEN', ahead: null })).toContain('단체 신청 내역에서');
  });

  test('is announced for each collected seat, and when collecting ends', () => {
    const keys = [{}, { group: collecting }, { group: { ...group, isStoodBack: true } }].map((one) => heard(one).key);
    expect(new Set(keys).size).toBe(3);
    expect(heard({ group: collecting }).words).toContain('2자리를 모아 두었습니다');
  });
});

test('the tab title shows the status, with the day of an offer if it is not today', () => {
  expect(tabInWords(aPosition(), at('10:01:00'))).toBe('3명 앞 · 대기 순번');
  expect(tabInWords(offered, at('10:01:00'))).toBe('자리 배정, 오늘 10:11까지 · 대기 순번');
  const tomorrow = { ...offered, offerDueAt: '2026-11-21T08:10:00+09:00' };
  expect(tabInWords(tomorrow, at('22:00:00'))).toBe('자리 배정, 2026.11.21 (토) 08:10까지 · 대기 순번');
});

describe('screen readers announce', () => {
  const key = (standing: Position, time = '10:01:00', isCutOff = false) =>
    spokenOf({ standing, offering, now: at(time), isCutOff }).key;
  const keys = (from: number, to: number) =>
    new Set(Array.from({ length: to - from + 1 }, (_, index) => key(aPosition({ ahead: from + index }))));

  test('each of the last twenty positions, and steps of about a tenth before', () => {
    expect(keys(0, 20).size).toBe(21);
    expect(keys(100, 1000).size).toBeLessThan(26);
    expect(keys(100, 1000).size).toBeGreaterThan(20);
  });

  test('that a minute is left of an offer, but not its seconds', () => {
    expect(key(offered, '10:01:00')).toBe(key(offered, '10:09:59'));
    expect(spokenOf({ standing: offered, offering, now: at('10:10:00'), isCutOff: false }).words).toContain('1분');
    expect(key(offered, '10:10:00')).toBe(key(offered, '10:10:59'));
  });

  test('that the connection is lost, and the status once it is back', () => {
    const heard = (standing: Position) => spokenOf({ standing, offering, now: at('10:01:00'), isCutOff: true }).words;
    expect(heard(aPosition())).toContain('순서는 그대로입니다.');
    expect(heard(noPlace())).toMatch(/신청되었는지는 다시 연결되었을 때/);
    expect(heard(noPlace())).not.toContain('순서는 그대로');
    expect(key(aPosition(), '10:01:00', true)).not.toBe(key(aPosition()));
  });
});
