import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getMapUserEdu, patchIntEduCancel } from '@portal/shared/contract/manager';
import { aMember, FakeApi, renderInHost } from '@portal/shared/testing';
import { aCourseApplication } from '../parts/testing/samples.ts';
import module from '../routes.tsx';

const ofGroup = aCourseApplication({
  price: 0,
  payment: null,
  group: { businessName: '한빛식당' },
  refundQuote: { percent: 100, amount: 0 },
});
const draw = (api: FakeApi) =>
  renderInHost(module.routes, '/manager/edu/register/view?userExaminationNo=12', {
    api: api.answer(getMapUserEdu, ofGroup),
    user: aMember(),
  });

test('a seat of a group names the employer, and says that nothing is to be paid or refunded', async () => {
  draw(new FakeApi());
  expect(await screen.findByText('단체 신청: 한빛식당')).toBeVisible();
  expect(screen.getByText('없음 (한빛식당 단체 신청)')).toBeVisible();
  expect(screen.queryByText('무료')).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: '환불 기준' })).not.toBeInTheDocument();
});

test('a cancellation says that the seat goes back to the company', async () => {
  const { api } = draw(new FakeApi().answer(patchIntEduCancel, 1));
  await userEvent.click(await screen.findByRole('button', { name: '신청 취소' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('자리는 한빛식당에 돌아가고, 취소하셨다는 것을 회사에 알립니다.');
  await userEvent.click(within(question).getByRole('button', { name: '예, 취소합니다' }));
  await waitFor(() => expect(api.requestsOf(patchIntEduCancel)[0]?.input).toMatchObject({ userExaminationNo: '12' }));
});
