import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  officeCorrection,
  officeCorrectionDocument,
  officeCorrections,
  officeDecideCorrection,
  officeOverview,
} from '@portal/shared/contract/office';
import { aMember, FakeApi, renderInHost } from '@portal/shared/testing';
import routes from '../routes.tsx';

const listed = {
  correctionNo: 5,
  kind: 'phone' as const,
  kindName: '휴대폰 번호',
  name: '도하나',
  memberNo: 3,
  isWithoutLogin: true,
  proof: 'document' as const,
  proofName: '증빙 서류',
  status: 'REQUESTED' as const,
  statusName: '접수',
  requestedAt: '2026-11-20T12:00:00+09:00',
  dueAt: '2026-11-30T12:00:00+09:00',
  decidableFrom: '2026-11-21T12:00:00+09:00',
  decidedAt: null,
  secondLook: null,
};
const whole = {
  ...listed,
  userId: 'dohana1',
  before: { name: '도하나', userBirth: '19700101', userPhone: '01011112222' },
  after: { name: '', userBirth: '', userPhone: '01033334444' },
  words: '휴대폰을 잃어버렸습니다.',
  documentName: '초본.pdf',
  wantsReissue: false,
  certificates: 0,
  reason: '',
  allowedActions: ['accept' as const, 'refuse' as const],
};

function open(path: string, changes: Partial<typeof whole> = {}) {
  const api = new FakeApi()
    .answer(officeOverview, { name: '박관리', permissions: ['members'], fourEyesOver: 300_000, waiting: [] })
    .answers(officeCorrections, { list: [{ ...listed, isOverdue: true }] })
    .answers(officeCorrection, { ...whole, ...changes })
    .answer(officeDecideCorrection, 'asked')
    .answerFile(officeCorrectionDocument, new Blob(['webp'], { type: 'image/webp' }));
  renderInHost(routes.routes, path, { user: aMember({ userRole: 'employee' }), api });
  return api;
}
const view = '/office/corrections/view?correctionNo=5';

test('the list shows deadlines, overdue requests, and requests made without a login', async () => {
  open('/office/corrections');
  const row = await screen.findByRole('row', { name: /도하나/ });
  for (const words of ['2026.11.30 (월)', '기한 지남', '로그인 없이 접수']) expect(row).toHaveTextContent(words);
  expect(within(row).getByRole('link')).toHaveAttribute('href', view);
});

test('old and new values are compared, the document opens on a press, and a phone change waits for a second employee', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:document', revokeObjectURL: () => undefined });
  const api = open(view);
  const row = await screen.findByRole('row', { name: /휴대폰/ });
  expect(row).toHaveTextContent('휴대폰010-1111-2222010-3333-4444');
  expect(api.requestsOf(officeCorrectionDocument)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: '서류 열기' }));
  expect(await screen.findByRole('img', { name: '회원이 올린 서류' })).toHaveAttribute('src', 'blob:document');
  await userEvent.click(screen.getByRole('button', { name: '정정하기' }));
  const dialog = await screen.findByRole('dialog', { name: '정정하기' });
  expect(dialog).toHaveTextContent('직원 두 사람이 해야 합니다.');
  await userEvent.click(within(dialog).getByRole('button', { name: '정정' }));
  expect(await within(dialog).findByText('무엇으로 확인했는지 입력해주세요.')).toBeInTheDocument();
  await userEvent.type(within(dialog).getByRole('textbox'), '초본으로 확인');
  await userEvent.click(within(dialog).getByRole('button', { name: '정정' }));
  await waitFor(() =>
    expect(api.requestsOf(officeDecideCorrection)[0]?.input).toEqual({
      correctionNo: 5,
      decision: 'accept',
      reason: '초본으로 확인',
    }),
  );
  expect(await screen.findByText(/혼자 처리할 수 없는 일이라 요청을 남겼습니다/)).toBeInTheDocument();
});

test('before its earliest decision time a request can only be refused', async () => {
  open(view, { allowedActions: ['refuse'] as never });
  expect(await screen.findByText(/2026.11.21 \(토\) 12:00부터 정정할 수 있습니다/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '정정하기' })).toBeNull();
  expect(screen.getByRole('button', { name: '반려' })).toBeInTheDocument();
});

test('the second employee sees the first one and the reason, and no amount', async () => {
  const secondLook = {
    act: 'correct member',
    askedBy: '오사무',
    askedAt: '2026-11-21T13:00:00+09:00',
    isOwn: false,
    amount: 0,
    reason: '초본으로 확인',
  };
  open(view, { secondLook: secondLook as never });
  await userEvent.click(await screen.findByRole('button', { name: '정정하기' }));
  const dialog = await screen.findByRole('dialog', { name: '정정하기' });
  for (const words of ['오사무', '초본으로 확인']) expect(dialog).toHaveTextContent(words);
  expect(dialog).not.toHaveTextContent('0원');
  expect(within(dialog).getByRole('button', { name: '두 번째 직원으로 정정' })).toBeInTheDocument();
});
