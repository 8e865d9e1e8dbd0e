import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { downloadFile, uploadFile } from '@portal/shared/contract/common';
import { getListBoxUserExam, getMapUserExam, patchIntExamPhoto } from '@portal/shared/contract/manager';
import { aMember, FakeApi, listOfAll, renderInHost } from '@portal/shared/testing';
import { anExamApplication } from '../parts/testing/samples.ts';
import module from '../routes.tsx';

// jsdom cannot draw pictures; cropping is tested in a real browser.
jest.mock('../parts/photo/CropDialog.tsx', () => ({
  __esModule: true,
  default: ({ close }: { close: (photo: File) => void }) => (
    <div role="dialog" aria-label="사진 맞추기">
      <button onClick={() => close(new File(['jpeg'], 'photo.jpg', { type: 'image/jpeg' }))}>이 사진 사용</button>
    </div>
  ),
}));

type Application = ReturnType<typeof anExamApplication>;
const dueAt = '2026-12-18T00:00:00+09:00';
const withPhoto = (state: 'given' | 'missing' | 'returned', changes: Partial<Application> = {}) => {
  const application = anExamApplication();
  return anExamApplication({
    photo: { state, dueAt, reason: state === 'returned' ? '얼굴이 가려져 있습니다.' : '' },
    userExam: { ...application.userExam, userProfile: state === 'given' ? 'photos/1.jpg' : '' },
    ...changes,
  });
};
const open = (application: Application, path = '/manager/exam/register/view?userExaminationNo=12') => {
  const api = new FakeApi()
    .answer(getMapUserExam, application)
    .answer(getListBoxUserExam, listOfAll([application]))
    .answer(uploadFile, 'photos/2.jpg')
    .answer(patchIntExamPhoto, 1)
    .answerFile(downloadFile, new Blob(['jpeg']));
  return renderInHost(module.routes, path, { api, user: aMember() });
};
const choose = async (label: RegExp) => {
  const file = new File(['jpeg'], 'me.jpg', { type: 'image/jpeg' });
  await userEvent.upload(await screen.findByLabelText(label), file);
  await userEvent.click(await screen.findByRole('button', { name: '이 사진 사용' }));
};

beforeEach(() => {
  // jsdom lacks both.
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined });
});

test('a missing photo is requested with its last day, and submitted in one step', async () => {
  const { api } = open(withPhoto('missing', { allowedActions: ['printSlip', 'addPhoto'] }));
  expect(await screen.findByText('사진을 올리셔야 수험표를 출력하실 수 있습니다.')).toBeInTheDocument();
  expect(screen.getByText(/2026\.12\.17 \(목\) 24:00까지/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '수험표' })).not.toBeInTheDocument();
  await choose(/^사진 올리기/);
  await waitFor(() =>
    expect(api.requestsOf(patchIntExamPhoto).map(({ input }) => input)).toEqual([
      { userExaminationNo: 12, userProfile: 'photos/2.jpg' },
    ]),
  );
});

test('a returned photo shows the reason, and another one is requested', async () => {
  open(withPhoto('returned', { allowedActions: ['addPhoto'] }));
  expect(await screen.findByText('올리신 사진은 쓸 수 없어 다른 사진이 필요합니다.')).toBeInTheDocument();
  expect(screen.getByText('사유: 얼굴이 가려져 있습니다.')).toBeInTheDocument();
});

test('a submitted photo is shown, and can be replaced while the API allows it', async () => {
  const { api } = open(withPhoto('given', { allowedActions: ['printTicket', 'addPhoto'] }));
  expect(await screen.findByRole('img', { name: '김한빛 응시자 사진' })).toBeInTheDocument();
  await choose(/^사진 바꾸기/);
  await waitFor(() => expect(api.requestsOf(patchIntExamPhoto)).toHaveLength(1));
});

const REFUND = { percent: 80, amount: 32_000, until: '2026-12-19T00:00:00+09:00' };

test('after the deadline the page shows whom to call, and what a cancellation returns until when', async () => {
  open(withPhoto('missing', { allowedActions: ['cancel'], refundQuote: REFUND }));
  expect(await screen.findByText(/기한이 지나 수험표를 출력하실 수 없습니다/)).toBeInTheDocument();
  expect(screen.getByText('2026.12.18 (금) 24:00까지 취소하시면 32,000원을 돌려드립니다.')).toBeInTheDocument();
  expect(screen.queryByLabelText(/^사진/)).not.toBeInTheDocument();
});

test('a past exam, and an API without photos, request none', async () => {
  open(withPhoto('missing', { status: 'ABSENT', statusName: '결시', allowedActions: [] }));
  await screen.findByText('신청 정보');
  expect(screen.queryByText('응시자 사진')).not.toBeInTheDocument();
});

test('from the end of the exam no photo is asked for, and the refund that is left is named', async () => {
  const today = { examDate: '2026-11-23', time: '07:00', endTime: '08:40' };
  open(withPhoto('missing', { ...today, allowedActions: ['cancel'], refundQuote: REFUND }));
  await screen.findByText('시험이 수험표 없이 끝났습니다.');
  expect(screen.getByText(/까지 취소하시면 32,000원을 돌려드립니다/)).toBeInTheDocument();
  expect(screen.queryByText('응시자 사진')).not.toBeInTheDocument();
});

test('the page of the tickets links to where the photo is submitted', async () => {
  open(withPhoto('missing', { allowedActions: ['addPhoto'] }), '/manager/exam/admission');
  expect(await screen.findByRole('link', { name: /사진 올리고 수험표 받기$/ })).toHaveAttribute(
    'href',
    '/manager/exam/register/view?userExaminationNo=12',
  );
  expect(screen.queryByRole('button', { name: '수험표' })).not.toBeInTheDocument();
});
