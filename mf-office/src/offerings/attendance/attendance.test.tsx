import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  officeAttendance,
  officeCheckResults,
  officeCorrectAttendance,
  officeEnterResult,
  officeEnterResults,
  officeOverview,
  officeTakeAttendance,
} from '@portal/shared/contract/office';
import { aMember, FakeApi, renderInHost } from '@portal/shared/testing';
import routes from '../../routes.tsx';
import type { Attendance, Attendee } from './attendee/attendee.ts';
import { useTaking } from './useTaking.ts';

const today = '2026-11-23';
const attendee = (userExaminationNo: number, name: string, changes: Partial<Attendee> = {}): Attendee => ({
  userExaminationNo,
  name,
  examinationCode: '',
  entryCode: `HFA-${userExaminationNo}-KQRTWXBZ`,
  status: 'CONFIRMED',
  statusName: '신청완료',
  bar: '',
  marks: [],
  share: 0,
  proposal: null,
  awaitsResult: true,
  ...changes,
});
const present = { lessonNo: 1, status: 'PRESENT' as const, takenAt: `${today}T09:41:00+09:00`, takenBy: '김접수' };

const attendance = (applicants: Attendee[], changes: Partial<Attendance> = {}): Attendance => ({
  title: '3일 과정',
  lessons: [{ lessonNo: 1, day: today, time: '10:00', endTime: '17:00' }],
  attendancePercent: 80,
  isOver: false,
  applicants,
  ...changes,
});

function open(shown: Attendance) {
  const api = new FakeApi()
    .answer(officeOverview, { name: '박관리', permissions: ['qualification'], fourEyesOver: 300_000, waiting: [] })
    .answer(officeAttendance, shown);
  const user = aMember({ userRole: 'employee' });
  return renderInHost(routes.routes, '/office/courses/attendance?offeringNo=7', { user, api });
}

beforeEach(() => localStorage.clear());

test('a name is found, ticked and sent at once, and the outcome from the API is announced', async () => {
  const { api } = open(attendance([attendee(12, '가온'), attendee(13, '나래')]));
  api.answer(officeTakeAttendance, [
    { userExaminationNo: 13, name: '나래', outcome: 'taken', message: '출석했습니다.' },
  ]);
  await userEvent.type(await screen.findByLabelText('이름이나 번호로 찾기'), '나');
  expect(screen.queryByRole('button', { name: '가온 출석' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '나래 출석' }));
  expect(screen.getByText('출석: 나래 님')).toBeInTheDocument();
  await waitFor(() => expect(api.requestsOf(officeTakeAttendance)).toHaveLength(1));
  expect(api.requestsOf(officeTakeAttendance)[0]?.input).toMatchObject({
    kind: 'education',
    offeringNo: 7,
    lessonNo: 1,
    entries: [{ userExaminationNo: 13 }],
  });
  await waitFor(() => expect(localStorage.getItem('employeeWork')).toBeNull());
});

test('offline, an entry is stored on the device without a name and sent once online, and a refusal is reported', async () => {
  const { api } = open(attendance([attendee(12, '가온')]));
  api.answer(officeTakeAttendance, () => {
    throw new TypeError('Failed to fetch');
  });
  await userEvent.click(await screen.findByRole('button', { name: '가온 출석' }));
  expect(await screen.findByText('아직 보내지 않은 기록 1건')).toBeInTheDocument();
  expect(await screen.findByText(/이 기기에 보관했다가/)).toBeInTheDocument();
  expect(screen.getByText('출석 (보내기 전)')).toBeInTheDocument();
  expect(localStorage.getItem('employeeWork')).toContain('"userExaminationNo":12');
  expect(localStorage.getItem('employeeWork')).not.toContain('가온');

  const refused = { userExaminationNo: 12, name: '가온', outcome: 'refused' as const, message: '취소된 신청입니다.' };
  api.answer(officeTakeAttendance, [refused]);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('기록하지 못한 것 1건')).toBeInTheDocument();
  expect(screen.getByText(/가온 님: 취소된 신청입니다\./)).toBeInTheDocument();
  expect(screen.queryByText(/아직 보내지 않은/)).toBeNull();
  expect(localStorage.getItem('employeeWork')).toBeNull();
});

test('offline, nobody whom the list marks as without a ticket is admitted, neither by code nor from the list', async () => {
  const bar = '사진을 내지 않아 수험표가 없는 신청입니다. 입실하실 수 없습니다.';
  const { api } = open(attendance([attendee(12, '가온', { bar })]));
  expect(await screen.findByText('입실 불가')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '가온 출석' })).toBeNull();
  const list = renderHook(() =>
    useTaking({ kind: 'exam', offeringNo: 7, lessonNo: 1 }, [attendee(12, '가온', { bar })], jest.fn()),
  );
  act(() => list.result.current.take({ code: 'HFA-12-KQRTWXBZ' }));
  expect(list.result.current.said).toEqual({ name: '가온', outcome: 'refused', message: bar });
  expect(localStorage.getItem('employeeWork')).toBeNull();
  expect(api.requestsOf(officeTakeAttendance)).toEqual([]);
});

test('an entry taken by another employee on the same device is not sent', async () => {
  const taken = { takenBy: 'somebody', kind: 'education', offeringNo: 7, lessonNo: 1, userExaminationNo: 12 };
  localStorage.setItem('employeeWork', JSON.stringify([{ ...taken, takenAt: `${today}T00:41:00.000Z` }]));
  const { api } = open(attendance([attendee(13, '나래')]));
  api.answer(officeTakeAttendance, []);
  await screen.findByRole('button', { name: '나래 출석' });
  expect(api.requestsOf(officeTakeAttendance)).toEqual([]);
  expect(screen.queryByText(/아직 보내지 않은/)).toBeNull();
});

test('without storage nothing is lost while the page is open', async () => {
  const refusing = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { api } = open(attendance([attendee(12, '가온')]));
  api.answer(officeTakeAttendance, () => {
    throw new TypeError('Failed to fetch');
  });
  await userEvent.click(await screen.findByRole('button', { name: '가온 출석' }));
  expect(await screen.findByText('아직 보내지 않은 기록 1건')).toBeInTheDocument();
  refusing.mockRestore();
  const taken = { userExaminationNo: 12, name: '가온', outcome: 'taken' as const, message: '출석했습니다.' };
  api.answer(officeTakeAttendance, [taken]);
  await userEvent.click(screen.getByRole('button', { name: '지금 보내기' }));
  await waitFor(() => expect(screen.queryByText(/아직 보내지 않은/)).toBeNull());
});

test('the mark of an attendee is corrected with a reason', async () => {
  const { api } = open(attendance([attendee(12, '가온', { marks: [{ ...present, correction: null }] })]));
  api.answer(officeCorrectAttendance, 1);
  await userEvent.click(await screen.findByRole('button', { name: '가온 출석 정정' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: '정정' }));
  expect(await within(dialog).findAllByText('정정하는 사유를 입력해주세요.')).not.toEqual([]);
  await userEvent.type(within(dialog).getByLabelText(/사유/), '동명이인');
  await userEvent.click(within(dialog).getByRole('button', { name: '정정' }));
  await waitFor(() =>
    expect(api.requestsOf(officeCorrectAttendance)[0]?.input).toEqual({
      userExaminationNo: 12,
      lessonNo: 1,
      status: 'ABSENT',
      reason: '동명이인',
    }),
  );
});

test('proposals are entered together as they were checked, and another result requires a reason', async () => {
  const over = attendance(
    [
      attendee(12, '가온', { share: 100, proposal: 'complete', marks: [{ ...present, correction: null }] }),
      attendee(13, '나래', { share: 0, proposal: 'notComplete' }),
      attendee(14, '다미', { share: 100, proposal: 'complete', awaitsResult: false, statusName: '수료' }),
    ],
    { isOver: true },
  );
  const { api } = open(over);
  const rows = ['수료', '미수료'].map((result, index) => ({
    line: index + 2,
    applicant: 'x',
    result,
    outcome: 'enter' as const,
    message: '',
  }));
  api
    .answer(officeCheckResults, { fingerprint: 'f', rows })
    .answer(officeEnterResults, 2)
    .answer(officeEnterResult, 'COMPLETED');
  await userEvent.click(await screen.findByRole('button', { name: '제안대로 2명 입력' }));
  const all = await screen.findByRole('dialog');
  const file = (api.requestsOf(officeCheckResults)[0]?.input as { file: string }).file;
  expect(Buffer.from(file, 'base64').toString()).toBe('신청번호,결과\r\n12,수료\r\n13,미수료');
  await userEvent.click(within(all).getByRole('button', { name: '2명 입력' }));
  await waitFor(() => expect(api.requestsOf(officeEnterResults)).toHaveLength(1));

  await userEvent.click(await screen.findByRole('button', { name: '나래 수료 (사유 필요) 입력' }));
  const one = await screen.findByRole('dialog', { name: '결과 입력: 수료' });
  await userEvent.click(within(one).getByRole('button', { name: '입력' }));
  expect(await within(one).findAllByText('제안과 다르게 입력하는 사유를 입력해주세요.')).not.toEqual([]);
  await userEvent.type(within(one).getByLabelText(/사유/), '진단서');
  await userEvent.click(within(one).getByRole('button', { name: '입력' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.requestsOf(officeEnterResult)[0]?.input).toMatchObject({ userExaminationNo: 13, reason: '진단서' });
});
