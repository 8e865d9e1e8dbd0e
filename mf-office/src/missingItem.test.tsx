import { screen } from '@testing-library/react';
import { getListBranch } from '@portal/shared/contract/branch';
import {
  officeArticle,
  officeMember,
  officeOffering,
  officeOfferingChoices,
  officeOverview,
  officeReport,
  officeSiteItem,
} from '@portal/shared/contract/office';
import { aMember, closeAlert, FakeApi, renderInHost } from '@portal/shared/testing';
import routes from './routes.tsx';

const ready = () =>
  new FakeApi()
    .answer(officeOfferingChoices, { halls: [], lecturers: [] })
    .answer(getListBranch, [])
    .answer(officeOverview, {
      name: '박관리',
      permissions: ['content', 'qualification', 'money', 'members'],
      fourEyesOver: 300_000,
      waiting: [],
    });

test.each([
  ['/office/members/view?memberNo=9', officeMember],
  ['/office/notices/write?no=9', officeArticle],
  ['/office/courses/view?offeringNo=9', officeOffering],
  ['/office/courses/write?offeringNo=9', officeOffering],
  ['/office/reports/view?postNo=9', officeReport],
  ['/office/popups/write?no=9', officeSiteItem],
])('%s of a missing item says that it does not exist, and does not blame the connection', async (path, call) => {
  renderInHost(routes.routes, path, {
    user: aMember({ userRole: 'employee' }),
    api: ready().refuse(call, 'NOT_FOUND'),
  });
  await closeAlert();
  expect(await screen.findByText('찾으시는 내용이 없습니다.')).toBeInTheDocument();
  expect(screen.queryByText(/통신/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '다시 시도' })).not.toBeInTheDocument();
});
