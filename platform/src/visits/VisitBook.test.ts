import { VisitBook } from './VisitBook.ts';
import type { VisitReport } from './visitReport.ts';

const PAIRS = { 'mf-about': 'b2 b1' };

let sent: VisitReport[];
/** A document of this browser. */
const aBook = (pairs: Readonly<Record<string, string>> = PAIRS) => new VisitBook(pairs, (report) => sent.push(report));
const reported = () => sent.map(({ build, events }) => [build, ...events]);

beforeEach(() => {
  localStorage.clear();
  sent = [];
  jest.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a visitor counts once for a build, in any number of documents, and so does each problem', () => {
  const book = aBook();
  book.note('mf-about', 'b2', 'opened', { readyMs: 812 });
  book.note('mf-about', 'b2', 'opened');
  jest.advanceTimersByTime(90_000);
  const later = aBook();
  later.note('mf-about', 'b2', 'opened');
  later.note('mf-about', 'b2', 'failed');
  later.note('mf-about', 'b2', 'failed');
  later.note('mf-about', 'b2', 'refused');
  const visit = { section: 'mf-about', pair: 'b2 b1', build: 'b2' };
  expect(sent).toEqual([
    { ...visit, events: ['opened'], ageSeconds: 0, readyMs: 812 },
    { ...visit, events: ['failed'], ageSeconds: 90 },
    { ...visit, events: ['refused'], ageSeconds: 90 },
  ]);
});

test('a failure before the opening counts as opened; the replacement build counts by itself', () => {
  const book = aBook();
  book.note('mf-about', 'b2', 'failed');
  book.note('mf-about', 'b2', 'opened');
  book.note('mf-about', 'b1', 'opened');
  expect(reported()).toEqual([
    ['b2', 'opened', 'failed'],
    ['b1', 'opened'],
  ]);
});

test('nothing is reported for sections without a canary, or without a build', () => {
  const book = aBook();
  book.note('mf-sign', 's1', 'opened');
  book.note('mf-about', '', 'failed');
  expect(sent).toEqual([]);
});

test('another canary starts from zero, and the previous one is dropped', () => {
  aBook().note('mf-about', 'b1', 'opened');
  aBook({ 'mf-about': 'b3 b1' }).note('mf-about', 'b1', 'opened');
  expect(reported()).toEqual([
    ['b1', 'opened'],
    ['b1', 'opened'],
  ]);
  expect(Object.keys(JSON.parse(localStorage.getItem('canary-visits') ?? '') as object)).toEqual(['mf-about b3 b1 b1']);
});

test('without storage each document counts once', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const book = aBook();
  book.note('mf-about', 'b2', 'opened');
  book.note('mf-about', 'b2', 'opened');
  expect(reported()).toEqual([['b2', 'opened']]);
});
