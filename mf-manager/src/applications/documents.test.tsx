import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getMapUserEdu, getMapUserExam } from '@portal/shared/contract/manager';
import { aMember, FakeApi, renderInHost } from '@portal/shared/testing';
import { aCertificate, aCourseApplication, anExamApplication } from '../parts/testing/samples.ts';
import module from '../routes.tsx';

const draw = (kind: 'edu' | 'exam', api: FakeApi) =>
  renderInHost(module.routes, `/manager/${kind}/register/view?userExaminationNo=12`, { api, user: aMember() });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('the document to bring is primary: the ticket of an exam, the slip of a course', async () => {
  const { unmount } = draw('exam', new FakeApi().answer(getMapUserExam, anExamApplication()));
  expect(await screen.findByRole('button', { name: '수험표' })).toHaveClass('primary');
  expect(screen.getByRole('button', { name: '수강증' })).toHaveClass('secondary');
  unmount();
  draw('edu', new FakeApi().answer(getMapUserEdu, aCourseApplication()));
  expect(await screen.findByRole('button', { name: '수강증' })).toHaveClass('primary');
  expect(screen.queryByRole('button', { name: '수험표' })).not.toBeInTheDocument();
});

test('the slip of an exam is called 시험 수강증', async () => {
  draw('exam', new FakeApi().answer(getMapUserExam, anExamApplication()));
  await press('수강증');
  const slip = await screen.findByRole('dialog', { name: '시험 수강증' });
  for (const text of ['2026.12.20 (일) 10:00 ~ 11:40 (09:40까지 도착)', '요청 사항없음'])
    expect(slip).toHaveTextContent(text);
  // Exams do not request it separately.
  expect(slip).not.toHaveTextContent('편의 제공');
});

test('an online course has no arrival time on its slip, and its view links to the classroom', async () => {
  const online = aCourseApplication({ eduType: 2, endTime: '', classUrl: 'https://class.hanbit-food.example/7' });
  draw('edu', new FakeApi().answer(getMapUserEdu, { ...online, edu: { ...online.edu, eduType: 2, endTime: '' } }));
  expect(await screen.findByRole('link', { name: /학습실로 가기/ })).toHaveAttribute(
    'href',
    'https://class.hanbit-food.example/7',
  );
  await press('수강증');
  const slip = await screen.findByRole('dialog', { name: '교육 수강증' });
  expect(slip).toHaveTextContent('2026.12.10 (목) 09:00부터');
  for (const text of ['도착', '가져오세요']) expect(slip).not.toHaveTextContent(text);
});

test('the view of a passed exam opens its certificate', async () => {
  const { document } = aCertificate();
  const passed = anExamApplication({ status: 'PASSED', allowedActions: ['printCertificate'], certificate: document });
  draw('exam', new FakeApi().answer(getMapUserExam, passed));
  await press('자격증');
  expect(await screen.findByRole('dialog', { name: '자격증' })).toHaveTextContent('2026-2-48150-92361');
});
