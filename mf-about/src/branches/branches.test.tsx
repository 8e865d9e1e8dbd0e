import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getListBranch } from '@portal/shared/contract/branch';
import { FakeApi, renderInHost } from '@portal/shared/testing';
import routes from '../routes.tsx';
import type { Branch } from './regions.ts';

const branch = (branchNo: number, name: string, regions: string[], parent: Branch['parent'] = null): Branch => ({
  ...{ branchNo, name, regions, parent, kind: parent ? 'LOCAL' : 'REGIONAL', kindName: parent ? '지부' : '지회' },
  ...{ address: '', phone: '031-555-0170', email: '', mapLink: '', hours: '' },
});

test('a visitor finds the branches of the province, local ones with their regional branch', async () => {
  const api = new FakeApi().answer(getListBranch, [
    branch(1, '서울지회', ['서울']),
    branch(2, '경기지회', ['경기']),
    branch(3, '수원지부', ['경기 수원시'], { branchNo: 2, name: '경기지회' }),
  ]);
  const { router } = renderInHost(routes.routes, '/about/branches', { api });
  expect(await screen.findAllByRole('article')).toHaveLength(3);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '지역' }), '경기');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  expect(screen.getByRole('heading', { name: '경기지회 수원지부' })).toBeVisible();
  expect(decodeURIComponent(router.state.location.search)).toBe('?region=경기');
});
