import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getMapPush } from '@portal/shared/contract/pushDevice';
import {
  fetchNoticeChannels,
  getListBoxUserNotice,
  updateNoticeChannels,
  type UserNotice,
} from '@portal/shared/contract/userNotice';
import { aMember, FakeApi, listOfAll, renderInHost } from '@portal/shared/testing';
import module from '../../routes.tsx';

const notice = (userNoticeNo: number): UserNotice => ({
  userNoticeNo,
  title: `결제가 완료되었습니다. ${userNoticeNo}`,
  content: '외식경영관리사 2급 집합교육 결제가 확인되었습니다.',
  path: `/manager/edu/register/view?userExaminationNo=${userNoticeNo}`,
  regDate: '2026-11-20T14:00:00+09:00',
});
const channels = { bySms: true, byMail: true, hasMail: true };

/** Seven notices, five on the first page. */
const api = () =>
  new FakeApi()
    .answers(fetchNoticeChannels, channels)
    .answer(getMapPush, { publicKey: null, devices: [] })
    .answer(getListBoxUserNotice, ({ page }) => ({
      list: Number(page) === 2 ? [notice(2), notice(1)] : [7, 6, 5, 4, 3].map(notice),
      pageInfo: { page: Number(page), endPage: 2, totalRow: 7 },
    }));

function open(answers: FakeApi) {
  renderInHost(module.routes, '/sign/me/notices', { api: answers, user: aMember() });
  return userEvent.setup();
}

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a notice is listed with its day and links to its page, more by the button', async () => {
  const user = open(api());
  const list = within(await screen.findByRole('list', { name: '받은 알림' }));
  expect(list.getAllByRole('article')).toHaveLength(5);
  expect(list.getAllByText('2026.11.20 (금) 14:00')).toHaveLength(5);
  expect(list.getByRole('link', { name: /결제가 완료되었습니다. 7$/ })).toHaveAttribute(
    'href',
    '/manager/edu/register/view?userExaminationNo=7',
  );
  await user.click(screen.getByRole('button', { name: '더보기' }));
  expect(await list.findByRole('heading', { name: '결제가 완료되었습니다. 1' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '더보기' })).not.toBeInTheDocument();
});

test('a member without notices sees that there are none', async () => {
  open(api().answer(getListBoxUserNotice, listOfAll<UserNotice>([])));
  expect(await screen.findByText('받은 알림이 없습니다.')).toBeInTheDocument();
});

test('notices that cannot be loaded do not affect the rest of the page', async () => {
  open(api().refuse(getListBoxUserNotice, 'FAULT').refuse(fetchNoticeChannels, 'FAULT'));
  await waitFor(() => expect(screen.getAllByRole('button', { name: '다시 시도' })).toHaveLength(2));
  expect(screen.getByRole('heading', { name: '알림 받는 방법' })).toBeInTheDocument();
});

test('the member switches the channels', async () => {
  const answers = api().answer(updateNoticeChannels, 1);
  const user = open(answers);
  await user.click(await screen.findByLabelText('문자로 받기'));
  await user.click(screen.getByRole('button', { name: '알림 받는 방법 저장' }));
  expect(await screen.findByText('변경되었습니다.')).toBeInTheDocument();
  expect(answers.requestsOf(updateNoticeChannels)).toMatchObject([
    { method: 'PATCH', input: { bySms: false, byMail: true } },
  ]);
});

test('an error is shown, and the choice stays', async () => {
  const user = open(api().refuse(updateNoticeChannels, 'FAULT'));
  await user.click(await screen.findByLabelText('메일로 받기'));
  await user.click(screen.getByRole('button', { name: '알림 받는 방법 저장' }));
  expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
  expect(screen.getByLabelText('메일로 받기')).not.toBeChecked();
});

test('mail is not offered where none goes out', async () => {
  open(api().answers(fetchNoticeChannels, { ...channels, hasMail: false }));
  expect(await screen.findByLabelText('문자로 받기')).toBeChecked();
  expect(screen.queryByLabelText('메일로 받기')).not.toBeInTheDocument();
});
