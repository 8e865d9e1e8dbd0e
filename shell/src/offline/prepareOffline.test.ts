import { createQueryClient } from '@portal/shared/client';
import { getMapMyMatters } from '@portal/shared/contract/myTasks';
import { endSession, startSession } from '@portal/shared/session';
import { OFFLINE_NOTES_KEY } from '@portal/shared/session/offlineKey';
import { notePaper } from '@portal/shared/session/offlineNotes';
import { aMember } from '@portal/shared/testing';
import { prepareOffline } from './prepareOffline.ts';

const next = {
  applyType: 2,
  title: '2급 필기',
  day: '2026-12-20',
  time: '10:00',
  endTime: '12:00',
  address: '서울특별시 중구 한빛로 27',
  address2: '3층',
  isOnline: false,
  path: '/manager/exam/register/view?userExaminationNo=13',
};
const KEY = ['item', getMapMyMatters.path, {}];
const notes = () => JSON.parse(localStorage.getItem(OFFLINE_NOTES_KEY) ?? 'null') as unknown;
const register = jest.fn(async (_path: string) => undefined);

beforeEach(() => {
  jest.clearAllMocks();
  Object.defineProperty(navigator, 'serviceWorker', { value: { register }, configurable: true });
  startSession({ token: 't', user: aMember() });
});
afterEach(() => endSession());

test('the next date that a page has read or reads is stored, without anything else of the member', () => {
  const queries = createQueryClient();
  queries.setQueryData(KEY, { next });
  prepareOffline(queries);
  expect(register).toHaveBeenCalledWith('/service-worker.js');
  const date = {
    title: '2급 필기',
    day: '2026-12-20',
    when: '2026.12.20 (일) 10:00 ~ 12:00',
    place: '서울특별시 중구 한빛로 27 3층',
    applicationNo: '13',
  };
  expect(notes()).toEqual({ next: date, papers: [] });
  notePaper('수험표.pdf');
  queries.setQueryData(KEY, { next: { ...next, isOnline: true } });
  expect(notes()).toEqual({ next: { ...date, place: '온라인' }, papers: ['수험표.pdf'] });
  queries.setQueryData(KEY, { next: null });
  expect(notes()).toEqual({ next: null, papers: ['수험표.pdf'] });
});

test('an answer that arrives after the logout is not stored', () => {
  const queries = createQueryClient();
  prepareOffline(queries);
  endSession();
  queries.setQueryData(KEY, { next });
  expect(notes()).toBeNull();
});
