import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getListBoxEdu, getMapOfferingChoices } from '@portal/shared/contract/manager';
import { aMember, closeAlert, FakeApi, listOfAll, renderInHost } from '@portal/shared/testing';
import { aCourse } from '../parts/testing/samples.ts';
import module from '../routes.tsx';

const draw = (api: FakeApi, query = '') =>
  renderInHost(module.routes, `/manager/edu/apply${query}`, { api, user: aMember() });

test('a course shows date, place, seats left, price and status', async () => {
  draw(
    new FakeApi().answer(
      getListBoxEdu,
      listOfAll([aCourse(), aCourse({ educationNo: 8, title: '무료 과정', price: 0 })]),
    ),
  );
  const list = await screen.findByRole('list', { name: '교육 목록' });
  const [first, second] = within(list).getAllByRole('listitem');
  for (const text of [
    '접수중',
    '2급 · 집합교육',
    '2026.12.10 (목) 09:00',
    '서울특별시 중구 한빛로 27 한빛외식회관 3층',
    '12명 (정원 80명)',
    '80,000원',
  ])
    expect(first).toHaveTextContent(text);
  expect(second).toHaveTextContent('무료');
  expect(within(list).getByRole('link', { name: '무료 과정 교육 자세히 보고 신청하기' })).toHaveAttribute(
    'href',
    '/manager/edu/apply/view?educationNo=8',
  );
});

test('filters narrow the list, are in the URL, and can all be cleared at once', async () => {
  const api = new FakeApi().answer(getListBoxEdu, ({ rating }) => listOfAll(rating ? [] : [aCourse()]));
  const { router } = draw(api);
  await screen.findByText('외식경영관리사 2급 기본 과정');
  await userEvent.selectOptions(screen.getByLabelText('급수'), '1급');
  await userEvent.selectOptions(screen.getByLabelText('교육 방법'), '온라인교육');
  await userEvent.selectOptions(screen.getByLabelText('상태'), '접수중');
  await waitFor(() =>
    expect(api.requestsOf(getListBoxEdu).at(-1)?.input).toMatchObject({
      rating: 1,
      eduType: 2,
      status: 'OPEN',
      page: 1,
    }),
  );
  await screen.findByText('조건에 맞는 결과가 없습니다.');
  expect(router.state.location.search).toBe('?rating=1&eduType=2&status=OPEN');
  await userEvent.click(screen.getByRole('button', { name: '조건 모두 지우기' }));
  await screen.findByText('외식경영관리사 2급 기본 과정');
  expect(router.state.location.search).toBe('');
});

test('region and month narrow the list, and an empty result offers to clear them', async () => {
  const api = new FakeApi()
    .answer(getMapOfferingChoices, { regions: ['SEOUL', 'ONLINE'], months: ['2026-12', '2027-01'] })
    .answer(getListBoxEdu, ({ region }) => listOfAll(region ? [] : [aCourse()]));
  const { router } = draw(api);
  await screen.findByRole('option', { name: '서울' });
  await userEvent.selectOptions(screen.getByLabelText('지역'), '온라인');
  await userEvent.selectOptions(screen.getByLabelText('교육하는 달'), '2027년 1월');
  expect(await screen.findByText('조건에 맞는 결과가 없습니다.')).toBeInTheDocument();
  expect(api.requestsOf(getListBoxEdu).at(-1)?.input).toMatchObject({ region: 'ONLINE', month: '2027-01', page: 1 });
  expect(router.state.location.search).toBe('?region=ONLINE&month=2027-01');
  await waitFor(() =>
    expect(screen.getByRole('link', { name: '달력으로 보기' })).toHaveAttribute(
      'href',
      '/manager/calendar?applyType=1&month=2027-01&region=ONLINE',
    ),
  );
  await userEvent.click(screen.getByRole('button', { name: '조건 모두 지우기' }));
  expect(await screen.findByText('외식경영관리사 2급 기본 과정')).toBeInTheDocument();
  expect(router.state.location.search).toBe('');
});

test('an API of an earlier release, without these choices, gets none of them', async () => {
  const api = new FakeApi().answer(getListBoxEdu, listOfAll([aCourse()])).refuse(getMapOfferingChoices, 'NOT_FOUND');
  draw(api);
  await screen.findByText('외식경영관리사 2급 기본 과정');
  await waitFor(() => expect(screen.queryByLabelText('지역')).not.toBeInTheDocument());
  expect(screen.getByLabelText('급수')).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('filters in the URL are applied, invalid ones are ignored', async () => {
  const api = new FakeApi().answer(getListBoxEdu, listOfAll([aCourse()]));
  draw(api, '?rating=2&status=NONSENSE&keyword=부산');
  await screen.findByText('외식경영관리사 2급 기본 과정');
  expect(api.requestsOf(getListBoxEdu)[0]?.input).toEqual({ rating: 2, keyword: '부산', page: 1 });
});

test('a list that failed to load can be retried', async () => {
  const api = new FakeApi().refuse(getListBoxEdu, 'FAULT');
  draw(api);
  await closeAlert();
  const retry = await screen.findByRole('button', { name: '다시 시도' });
  api.answer(getListBoxEdu, listOfAll([aCourse()]));
  await userEvent.click(retry);
  expect(await screen.findByText('외식경영관리사 2급 기본 과정')).toBeInTheDocument();
});
