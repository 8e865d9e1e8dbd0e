import { screen, within } from '@testing-library/react';
import {
  fetchUserCertList,
  getIntUserEduApply,
  getListBoxEdu,
  getListBoxUserEdu,
  getMapEdu,
  getMapUserEdu,
} from '@portal/shared/contract/manager';
import { aMember, FakeApi, listOfAll, newNumber, newWord, renderInHost } from '@portal/shared/testing';
import {
  aCertificate,
  aCourse,
  aCourseApplication,
  aCourseRow,
  aHeldApplication,
  aPayment,
} from './parts/testing/samples.ts';
import module from './routes.tsx';

// An API of another release returns codes unknown to this build, with their names.

const paused = { status: newWord('PAUSED'), statusName: '잠시멈춤' };
const draw = (api: FakeApi, path: string) => renderInHost(module.routes, path, { api, user: aMember() });

test('the list of applications shows the name of an unknown status, and every other application', async () => {
  const rows = [aCourseRow(paused), aCourseRow({ userExaminationNo: 13, title: '온라인 과정', eduType: newNumber(3) })];
  draw(new FakeApi().answer(getListBoxUserEdu, listOfAll(rows)), '/manager/edu/register');
  const list = await screen.findByRole('list', { name: '교육 신청 내역' });
  const [first, second] = within(list).getAllByRole('listitem');
  expect(first).toHaveTextContent('잠시멈춤');
  expect(second).toHaveTextContent('온라인 과정');
  expect(second).toHaveTextContent('2급 · 교육');
});

test('an application with unknown statuses shows their names, and so do its payment and refund', async () => {
  const application = aCourseApplication({
    ...paused,
    allowedActions: ['printSlip', newWord('gift') as never],
    payment: aPayment({
      status: newWord(),
      statusName: '결제보류',
      payMethod: newWord('points'),
      payMethodName: '포인트',
    }),
  });
  draw(new FakeApi().answer(getMapUserEdu, application), '/manager/edu/register/view?userExaminationNo=12');
  for (const name of ['잠시멈춤', '결제보류', '포인트']) expect(await screen.findByText(name)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '수강증' })).toBeInTheDocument();
});

test('the list of courses and a course show the name of an unknown status', async () => {
  const course = aCourse(paused);
  const api = new FakeApi()
    .answer(getListBoxEdu, listOfAll([course, aCourse({ educationNo: 8 })]))
    .answer(getMapEdu, course)
    .answer(getIntUserEduApply, 0);
  const { unmount } = draw(api, '/manager/edu/apply');
  const list = await screen.findByRole('list', { name: '교육 목록' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  expect(list).toHaveTextContent('잠시멈춤');
  unmount();
  draw(api, '/manager/edu/apply/view?educationNo=7');
  expect(await screen.findByText('잠시멈춤')).toBeInTheDocument();
});

test('an application with an unknown status is shown as such, not as unpaid', async () => {
  draw(new FakeApi().answer(getMapUserEdu, aCourseApplication(paused)), '/manager/edu/apply/done?userExaminationNo=12');
  expect(await screen.findByText('현재 상태는 잠시멈춤입니다.')).toBeInTheDocument();
});

test('a payment with an unknown status is shown by its name, without a request to pay again', async () => {
  const payment = aPayment({ status: newWord('SETTLING'), statusName: '정산중', paidAt: null });
  draw(
    new FakeApi().answer(getMapUserEdu, aHeldApplication({ payment })),
    '/manager/edu/apply/done?userExaminationNo=12',
  );
  expect(await screen.findByText('결제 상태는 정산중입니다.')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '다시 결제' })).not.toBeInTheDocument();
});

test('a certificate with an unknown status shows its name, and whom to contact', async () => {
  const other = aCertificate({ certificateNo: 99, ...paused, reason: '' });
  draw(new FakeApi().answer(fetchUserCertList, listOfAll([other, aCertificate()])), '/manager/exam/certificate');
  expect(await screen.findByText('잠시멈춤')).toBeInTheDocument();
  expect(screen.getByText(/궁금하신 점은 협회/)).toBeInTheDocument();
  expect(within(screen.getByRole('list', { name: '자격증 발급 목록' })).getAllByRole('listitem')).toHaveLength(2);
});
