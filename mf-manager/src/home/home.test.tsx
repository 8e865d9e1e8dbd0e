import { screen } from '@testing-library/react';
import { getListBoxEdu, getListBoxExam } from '@portal/shared/contract/manager';
import { aMember, FakeApi, listOfAll, renderInHost } from '@portal/shared/testing';
import { aCourse, anExam } from '../parts/testing/samples.ts';
import ClosingSoon from './ClosingSoon.tsx';
import NextOfferings from './NextOfferings.tsx';

test.each([
  ['a guest', null, '/manager/info?educationNo=7'],
  ['a member', aMember(), '/manager/edu/apply/view?educationNo=7'],
])('%s gets a link to an accessible page, with status and price', async (_who, user, path) => {
  const api = new FakeApi().answer(getListBoxEdu, listOfAll([aCourse()])).answer(getListBoxExam, listOfAll([]));
  renderInHost([{ path: '/main', Component: NextOfferings }], '/main', { api, ...(user && { user }) });
  expect(
    await screen.findByRole('link', { name: '외식경영관리사 2급 기본 과정 교육 자세히 보고 신청하기' }),
  ).toHaveAttribute('href', path);
  expect(screen.getByText('접수중')).toBeInTheDocument();
  expect(screen.getByText('80,000원')).toBeInTheDocument();
});

test('the two parts of an exam differ in the list of closing dates', async () => {
  const exams = [anExam(), anExam({ examinationNo: 10, part: '실기' })];
  const api = new FakeApi().answer(getListBoxEdu, listOfAll([])).answer(getListBoxExam, listOfAll(exams));
  renderInHost([{ path: '/main', Component: ClosingSoon }], '/main', { api });
  expect(await screen.findByText('2급 · 필기')).toBeInTheDocument();
  expect(screen.getByText('2급 · 실기')).toBeInTheDocument();
});
