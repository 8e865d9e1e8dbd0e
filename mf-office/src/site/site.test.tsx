import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  officeMoveSiteItem,
  officeOverview,
  officeSaveSiteItem,
  officeSiteItem,
  officeSiteItems,
  officeWithdrawSiteItem,
} from '@portal/shared/contract/office';
import { aMember, FakeApi, renderInHost } from '@portal/shared/testing';
import routes from '../routes.tsx';

const item = {
  kind: 'site' as const,
  title: '식품의약품안전처',
  description: '',
  imagePath: '',
  link: 'https://www.mfds.go.kr',
  startDay: '',
  endDay: '',
  topLocation: 0,
  leftLocation: 0,
  position: 'Footer' as const,
  sizeType: 'L' as const,
  connectType: 1 as const,
  menuType: '',
  department: '',
  jobTitle: '',
  duty: '',
  phone: '',
};

function open(path: string) {
  const api = new FakeApi()
    .answer(officeOverview, { name: '박관리', permissions: ['content'], fourEyesOver: 300_000, waiting: [] })
    .answers(officeSiteItems, { list: [{ no: 4, state: 'running' as const, item }] })
    .answers(officeSiteItem, { no: 4, state: 'running', version: 3, item })
    .answer(officeMoveSiteItem, 1)
    .answer(officeWithdrawSiteItem, 1)
    .answer(officeSaveSiteItem, 4);
  renderInHost(routes.routes, path, { user: aMember({ userRole: 'employee' }), api });
  return api;
}

beforeEach(() => sessionStorage.clear());

test('buttons reorder the listed items, and an item is taken down after a confirmation', async () => {
  const api = open('/office/sites?state=running');
  const row = await screen.findByRole('row', { name: /식품의약품안전처/ });
  await userEvent.click(within(row).getByRole('button', { name: '식품의약품안전처 위로' }));
  await waitFor(() =>
    expect(api.requestsOf(officeMoveSiteItem)[0]?.input).toEqual({
      kind: 'site',
      no: 4,
      direction: 'up',
      state: 'running',
    }),
  );
  await userEvent.click(within(row).getByRole('button', { name: '내리기' }));
  const dialog = await screen.findByRole('dialog', { name: '관련 사이트 내리기' });
  await userEvent.click(within(dialog).getByRole('button', { name: '내리기' }));
  await waitFor(() => expect(api.requestsOf(officeWithdrawSiteItem)).toHaveLength(1));
});

test('a missing value is an error at its field, and the preview shows the typed values', async () => {
  const api = open('/office/banners/write?kind=topBanner');
  await userEvent.type(await screen.findByLabelText(/^제목/), '겨울 교육');
  expect(screen.getAllByText('겨울 교육')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: '저장' }));
  const summary = await screen.findByRole('alert', { name: '입력 내용 확인' });
  expect(summary).toHaveTextContent('설명을 입력해주세요.');
  expect(summary).toHaveTextContent('사진을 올려주세요.');
  expect(summary).toHaveTextContent('게시를 시작하는 날을 입력해주세요.');
  expect(api.requestsOf(officeSaveSiteItem)).toEqual([]);
});

test('all values that a popup lacks are reported at once, including those that only popups need', async () => {
  open('/office/popups/write?kind=popup');
  await userEvent.click(await screen.findByRole('button', { name: '저장' }));
  const summary = await screen.findByRole('alert', { name: '입력 내용 확인' });
  expect(within(summary).getAllByRole('listitem')).toHaveLength(4);
});

test('in a conflict the second employee reads the changes, keeps the typed values, and saves them knowingly', async () => {
  const api = open('/office/sites/write?kind=site&no=4').refuse(officeSaveSiteItem, 'EDITED_MEANWHILE');
  const name = await screen.findByLabelText(/^이름/);
  await userEvent.clear(name);
  await userEvent.type(name, '식약처');
  api.answers(officeSiteItem, { no: 4, state: 'running', version: 5, item: { ...item, title: '식품안전처' } });
  await userEvent.click(screen.getByRole('button', { name: '저장' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('이름식품안전처');
  expect(name).toHaveValue('식약처');
  expect(api.requestsOf(officeSaveSiteItem)[0]?.input).toMatchObject({ no: 4, version: 3, title: '식약처' });
  api.answer(officeSaveSiteItem, 4);
  await userEvent.click(screen.getByRole('button', { name: '내 내용으로 저장' }));
  await waitFor(() => expect(api.requestsOf(officeSaveSiteItem)[1]?.input).toMatchObject({ version: 5 }));
});

test('in a conflict the second employee may take the stored version, after a confirmation that typed values are lost', async () => {
  const api = open('/office/sites/write?kind=site&no=4').refuse(officeSaveSiteItem, 'EDITED_MEANWHILE');
  const name = await screen.findByLabelText(/^이름/);
  await userEvent.clear(name);
  await userEvent.type(name, '식약처');
  api.answers(officeSiteItem, { no: 4, state: 'running', version: 5, item: { ...item, title: '식품안전처' } });
  await userEvent.click(screen.getByRole('button', { name: '저장' }));
  await userEvent.click(await screen.findByRole('button', { name: '저장된 내용으로 바꾸기' }));
  await userEvent.click(await screen.findByRole('button', { name: '확인' }));
  await waitFor(() => expect(name).toHaveValue('식품안전처'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  api.answer(officeSaveSiteItem, 4);
  await userEvent.click(screen.getByRole('button', { name: '저장' }));
  await waitFor(() =>
    expect(api.requestsOf(officeSaveSiteItem)[1]?.input).toMatchObject({ version: 5, title: '식품안전처' }),
  );
});
