import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getListBranch } from '@portal/shared/contract/branch';
import { officeOfferings, officeOverview, PERMISSIONS } from '@portal/shared/contract/office';
import { aMember, FakeApi, listOfAll, renderInHost } from '@portal/shared/testing';
import { workplaceOf } from '../parts/frame/menu.ts';
import routes from '../routes.tsx';

const branchOf = (branchNo: number, name: string) => ({
  ...{ branchNo, name, kind: 'REGIONAL' as const, kindName: '지회', parent: null, regions: [] },
  ...{ address: '', phone: '', email: '', mapLink: '', hours: '' },
});
const BRANCHES = [branchOf(3, '부산지회'), branchOf(4, '서울지회')];
const overview = { permissions: [...PERMISSIONS], fourEyesOver: 1_000_000 };

test('courses are filtered by region and month, which the address holds; exams have no online region', async () => {
  const api = new FakeApi()
    .answers(officeOverview, overview)
    .answer(getListBranch, BRANCHES)
    .answer(officeOfferings, listOfAll([]));
  const user = aMember({ userRole: 'employee' });
  const { router } = renderInHost(routes.routes, '/office/courses?page=2', { api, user });
  const region = await screen.findByLabelText('지역');
  expect(within(region).getByRole('option', { name: '온라인' })).toBeInTheDocument();
  await userEvent.selectOptions(region, '부산');
  await waitFor(() => expect(router.state.location.search).toBe('?region=BUSAN'));
  await userEvent.selectOptions(screen.getByLabelText('달'), '2026-11');
  await waitFor(() =>
    expect(api.requestsOf(officeOfferings).at(-1)?.input).toMatchObject({
      kind: 'education',
      region: 'BUSAN',
      month: '2026-11',
    }),
  );
  expect(router.state.location.search).toBe('?region=BUSAN&month=2026-11');
  await userEvent.selectOptions(await screen.findByLabelText('주관'), '부산지회');
  await waitFor(() => expect(api.requestsOf(officeOfferings).at(-1)?.input).toMatchObject({ branchNo: 3 }));

  await act(() => router.navigate('/office/exams?region=ONLINE&month=2026-13'));
  await waitFor(() => expect(api.requestsOf(officeOfferings).at(-1)?.input).toMatchObject({ kind: 'exam' }));
  expect(api.requestsOf(officeOfferings).at(-1)?.input).not.toHaveProperty('region');
  expect(api.requestsOf(officeOfferings).at(-1)?.input).not.toHaveProperty('month');
  expect(within(screen.getByLabelText('지역')).queryByRole('option', { name: '온라인' })).toBeNull();
});

test.each([
  { kind: 'education', place: workplaceOf('courseResults'), name: '결과 입력 대기', asked: { awaitsResults: true } },
  { kind: 'exam', place: workplaceOf('examResults'), name: '결과 입력 대기', asked: { awaitsResults: true } },
  { kind: 'education', place: workplaceOf('coursesUnderWay'), name: '취소·안내 처리 중', asked: { isUnderWay: true } },
  { kind: 'exam', place: workplaceOf('examsUnderWay'), name: '취소·안내 처리 중', asked: { isUnderWay: true } },
] as const)('what waits is found by itself, where the first page leads to: $place', async (waiting) => {
  const { kind, place, name, asked } = waiting;
  const api = new FakeApi().answers(officeOverview, overview).answer(officeOfferings, listOfAll([]));
  const user = aMember({ userRole: 'employee' });
  renderInHost(routes.routes, place, { api, user });
  expect(await screen.findByLabelText('상태')).toHaveDisplayValue(name);
  const input = api.requestsOf(officeOfferings).at(-1)?.input;
  expect(input).toMatchObject({ kind, ...asked });
  expect(input).not.toHaveProperty('status');
});
