import { OFFLINE_NOTES_KEY } from '@portal/shared/session/offlineKey';
import { OFFLINE_PAGE } from './offlinePage.ts';
import { showNotes } from './showNotes.ts';

const next = {
  title: '<b>2급</b> 필기',
  day: '2026-12-20',
  when: '2026.12.20 (일) 10:00',
  place: '서울특별시 중구 한빛로 27',
  applicationNo: '13',
};

function open(stored: unknown, token: string | null = 'token') {
  localStorage.clear();
  if (token) localStorage.setItem('authorization', token);
  localStorage.setItem(OFFLINE_NOTES_KEY, typeof stored === 'string' ? stored : JSON.stringify(stored));
  document.body.innerHTML = new DOMParser().parseFromString(OFFLINE_PAGE, 'text/html').body.innerHTML;
  showNotes(OFFLINE_NOTES_KEY);
  return [...document.querySelectorAll('section')]
    .filter(({ hidden }) => !hidden)
    .map(({ textContent }) => textContent);
}

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-12-20T23:59:00+09:00') }));
afterEach(() => jest.useRealTimers());

test('a member sees the next date until its day is over, and the saved papers, as texts', () => {
  const [date, papers, ...more] = open({ next, papers: ['시험 수험표_2급.pdf'] });
  expect(date).toMatch(/<b>2급<\/b> 필기\s+일시2026.12.20 \(일\) 10:00\s+장소서울특별시 중구 한빛로 27\s+신청번호13/);
  expect(papers).toContain('시험 수험표_2급.pdf');
  expect(more).toEqual([]);
  jest.setSystemTime(Date.parse('2026-12-21T00:00:00+09:00'));
  expect(open({ next, papers: [] })).toEqual([]);
});

test.each([
  ['without a session', { next, papers: ['a.pdf'] }, null],
  ['without notes', null, 'token'],
  ['with unreadable ones', '{', 'token'],
])('%s nothing is shown', (_case, stored, token) => {
  expect(open(stored, token)).toEqual([]);
});
