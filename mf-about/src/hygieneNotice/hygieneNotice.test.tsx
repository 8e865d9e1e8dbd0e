import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getListBoxNotice } from '@portal/shared/contract/news';
import { getMapRoster } from '@portal/shared/contract/roster';
import { aMember, FakeApi, listOfAll, renderInHost } from '@portal/shared/testing';
import routes from '../routes.tsx';

const notice = {
  noticeNo: 21,
  isTop: true,
  title: '신규 영업자 위생교육 안내',
  summary: '',
  writer: '교육사업국',
  regDate: '2026-11-02T09:00:00+09:00',
  viewCnt: 3,
  imagePath: '',
};

test('lists only notices on hygiene education, each linked to its page among all notices', async () => {
  const api = new FakeApi().answers(getListBoxNotice, { list: [notice] });
  renderInHost(routes.routes, '/hygn/notice', { api });
  expect(await screen.findByRole('link', { name: /신규 영업자 위생교육 안내/ })).toHaveAttribute(
    'href',
    '/news/notice/view?noticeNo=21',
  );
  expect(api.requestsOf(getListBoxNotice)[0]?.input).toMatchObject({ category: 'hygn', page: 1 });
});

test('describes the education even when there are no notices', async () => {
  renderInHost(routes.routes, '/hygn/notice', { api: new FakeApi().answer(getListBoxNotice, listOfAll([])) });
  expect(await screen.findByText('등록된 위생교육 공지가 없습니다.')).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /이미 영업하고 있는 분.*3시간/ })).toBeInTheDocument();
});

test.each(['목적', '절차', '특전'])('%s opens as a popup', async (name) => {
  renderInHost(routes.routes, '/hygn/notice', { api: new FakeApi().answer(getListBoxNotice, listOfAll([])) });
  await userEvent.click(await screen.findByRole('button', { name }));
  expect(await screen.findByRole('dialog', { name: new RegExp(name) })).toBeInTheDocument();
});

test('a member sees the status of their own registration there, a guest does not', async () => {
  const registered = {
    status: 'REGISTERED' as const,
    statusName: '등록 완료',
    business: '한빛국밥집',
    dueAt: null,
    sentAt: null,
    registeredAt: '2026-11-25T10:00:00+09:00',
    reason: '',
  };
  const api = new FakeApi().answer(getListBoxNotice, listOfAll([])).answer(getMapRoster, registered);
  const guest = renderInHost(routes.routes, '/hygn/notice', { api });
  await screen.findByText('등록된 위생교육 공지가 없습니다.');
  expect(api.requestsOf(getMapRoster)).toEqual([]);
  guest.unmount();
  renderInHost(routes.routes, '/hygn/notice', { api, user: aMember() });
  expect(await screen.findByText('한빛국밥집: 등록 완료')).toBeInTheDocument();
});
