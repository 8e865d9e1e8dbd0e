import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getMapMyMatters } from '@portal/shared/contract/myTasks';
import { fetchCorrections, fetchUser } from '@portal/shared/contract/user';
import { aMember, closeAlert, FakeApi, newWord, renderInHost } from '@portal/shared/testing';
import module from '../../routes.tsx';
import { aProfile } from '../testing/profile.ts';
import { manyTasks, noTasks } from '../testing/tasks.ts';

const api = () =>
  new FakeApi().answer(fetchUser, aProfile()).answer(fetchCorrections, { holdsCertificate: false, list: [] });
const draw = (answers: FakeApi) => renderInHost(module.routes, '/sign/me', { api: answers, user: aMember() });
const region = async (name: string) => within(await screen.findByRole('region', { name }));

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('pending items come first: kind, deadline, amount, and a link', async () => {
  draw(api().answer(getMapMyMatters, manyTasks()));
  const list = within(await screen.findByRole('list', { name: '지금 하실 일' }));
  const [pay, account] = list.getAllByRole('listitem');
  expect(pay).toHaveTextContent(
    '외식경영관리사 2급 집합교육결제 기한 2026.11.25 (수) 24:00까지 · 80,000원결제하기: 외식경영관리사 2급 집합교육',
  );
  expect(account).toHaveTextContent('2026년 제4회 외식경영관리사 1급 필기40,000원환불 계좌 입력하기');
  expect(list.getByRole('link', { name: /^결제하기/ })).toHaveAttribute(
    'href',
    '/manager/edu/apply/write?educationNo=7&userExaminationNo=12',
  );
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['지금 하실 일', '진행 중인 환불', '바로 가기']);
});

test('an item without money says why it is there, and one past its deadline says so', async () => {
  const [matter] = manyTasks().waiting;
  if (!matter) throw new Error('no sample');
  const photo = { ...matter, kind: 'addPhoto' as const, kindName: '사진 올리기', dueName: '사진 기한', amount: 0 };
  draw(api().answer(getMapMyMatters, { ...manyTasks(), waiting: [photo, { ...matter, isOverdue: true }] }));
  const list = within(await screen.findByRole('list', { name: '지금 하실 일' }));
  const [first, late] = list.getAllByRole('listitem');
  expect(first).toHaveTextContent(
    '집합교육사진이 있어야 수험표가 나옵니다.사진 기한 2026.11.25 (수) 24:00까지사진 올리기: 외식',
  );
  expect(late).toHaveTextContent('결제 기한 2026.11.25 (수) 24:00까지 (지남) · 80,000원');
});

test('an item of an unknown kind is shown by its name, with its page', async () => {
  const [matter] = manyTasks().waiting;
  if (!matter) throw new Error('no sample');
  const unknown = {
    ...matter,
    kind: newWord('signContract'),
    kindName: '동의서 확인하기',
    path: '/manager/edu/register',
  };
  draw(api().answer(getMapMyMatters, { ...manyTasks(), waiting: [unknown] }));
  expect(await screen.findByRole('link', { name: /^동의서 확인하기/ })).toHaveAttribute(
    'href',
    '/manager/edu/register',
  );
});

test('open refunds, and the counts of everything else, link to their pages', async () => {
  draw(api().answer(getMapMyMatters, manyTasks()));
  const refunds = await region('진행 중인 환불');
  expect(refunds.getByRole('link', { name: '외식경영관리사 1급 집합교육' })).toHaveAttribute(
    'href',
    '/manager/edu/register/view?userExaminationNo=8',
  );
  expect(refunds.getByText('64,000원')).toBeInTheDocument();
  const ways = await region('바로 가기');
  for (const [name, path] of [
    ['교육 신청 확인 39건', '/manager/edu/register'],
    ['시험 신청 확인 44건', '/manager/exam/register'],
    ['단체 신청', '/manager/group'],
    ['수험표 출력', '/manager/exam/admission'],
    ['결제·영수증', '/manager/payments'],
    ['자격증 발급 새로 신청하실 수 있음 · 1장', '/manager/exam/certificate'],
    ['내 정보 연락처와 업소', '/sign/me/profile'],
    ['비밀번호와 동의 기록 기기, 탈퇴', '/sign/me/account'],
  ] as const)
    expect(ways.getByRole('link', { name })).toHaveAttribute('href', path);
});

test('a member without items sees that nothing is pending', async () => {
  draw(api().answer(getMapMyMatters, noTasks()));
  expect(await screen.findByText('지금 하실 일이 없습니다.')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: '진행 중인 환불' })).not.toBeInTheDocument();
});

test('a failed part shows the error in its place with a retry; the rest of the page is shown', async () => {
  const answers = api().refuse(getMapMyMatters, 'FAULT');
  draw(answers);
  await closeAlert();
  const waiting = await region('지금 하실 일');
  const again = await waiting.findByRole('button', { name: '다시 시도' });
  expect(screen.getByRole('link', { name: '교육 신청 확인' })).toBeInTheDocument();
  answers.answer(getMapMyMatters, noTasks());
  await userEvent.click(again);
  await waitFor(() => expect(waiting.getByText('지금 하실 일이 없습니다.')).toBeInTheDocument());
});
