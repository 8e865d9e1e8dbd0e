import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getListBranch } from '@portal/shared/contract/branch';
import { officeBranches, officeOverview, officeSaveBranch, type Permission } from '@portal/shared/contract/office';
import { aMember, FakeApi, listOfAll, renderInHost } from '@portal/shared/testing';
import routes from '../routes.tsx';

const permissions: Permission[] = ['members'];

test('only a local branch belongs to a regional one, which is then required', async () => {
  const api = new FakeApi()
    .answers(officeOverview, { permissions, fourEyesOver: 300_000 })
    .answers(getListBranch, [{ branchNo: 2, name: '경기지회', kind: 'REGIONAL' }])
    .answer(officeBranches, listOfAll([]))
    .answer(officeSaveBranch, 9);
  renderInHost(routes.routes, '/office/branches/write', { user: aMember({ userRole: 'employee' }), api });
  const kind = await screen.findByLabelText(/^종류/);
  expect(screen.queryByLabelText(/^속한 지회/)).toBeNull();
  await userEvent.selectOptions(kind, '지부');
  await userEvent.selectOptions(screen.getByLabelText('속한 지회 (필수)'), '경기지회');
  await userEvent.type(screen.getByLabelText(/^이름/), '수원지부');
  await userEvent.click(screen.getByRole('button', { name: '저장' }));
  await waitFor(() => expect(api.requestsOf(officeSaveBranch)[0]?.input).toMatchObject({ branch: { parentNo: 2 } }));
});
