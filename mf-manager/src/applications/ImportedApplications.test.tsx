import { screen, within } from '@testing-library/react';
import { getListBoxUserExam, getListImportedApplications } from '@portal/shared/contract/manager';
import { aMember, FakeApi, listOfAll, renderInHost } from '@portal/shared/testing';
import module from '../routes.tsx';

const exam = {
  ...{ importedApplicationNo: 1, number: 'A-2', title: '제3회 2급', rating: 2 as const, part: '필기', place: '' },
  ...{ appliedOn: '2019-03-02', heldOn: '2019-04-01', status: 'PASSED' as const, statusName: '합격', score: 72.5 },
  ...{ paid: 50_000, paidBy: '무통장입금', paidOn: '2019-03-03', refunded: 10_000, refundedOn: null },
};
const draw = (imported: (typeof exam)[]) =>
  renderInHost(module.routes, '/manager/exam/register', {
    api: new FakeApi().answer(getListBoxUserExam, listOfAll([])).answer(getListImportedApplications, imported),
    user: aMember(),
  });

test('applications of the former website are listed below, without anything to do', async () => {
  draw([exam]);
  const list = await screen.findByRole('list', { name: '이전 홈페이지의 시험 신청' });
  for (const text of ['합격', '2급 · 필기', '일시2019.04.01 (월)', '점수72.5점', '환불10,000원'])
    expect(list).toHaveTextContent(text);
  expect(list).toHaveTextContent('응시료50,000원 (무통장입금, 2019.03.03 (일))');
  expect([...within(list).queryAllByRole('link'), ...within(list).queryAllByRole('button')]).toEqual([]);
});

test('a member without any has no such heading', async () => {
  draw([]);
  await screen.findByText('아직 신청하신 시험이 없습니다.');
  expect(screen.queryByRole('heading', { name: '이전 홈페이지의 신청' })).not.toBeInTheDocument();
});
