import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CallEntity } from '@portal/shared/contract/call';
import { getMapHygiene } from '@portal/shared/contract/hygiene';
import { FakeApi, renderInHost } from '@portal/shared/testing';
import { Hygiene } from './Hygiene.tsx';

const noHygiene = (): CallEntity<typeof getMapHygiene> => ({
  state: null,
  courseName: '기존 영업자 위생교육 3시간',
  dueOn: '2026-12-31',
  name: '김한빛',
  userBirth: '19660302',
  completions: [],
});

const completion = {
  completionNo: 7,
  number: '2025-00041',
  courseName: '기존 영업자 위생교육 3시간',
  completedOn: '2025-05-07',
  provider: '온라인 학습실',
  business: '한빛국밥집',
};
const draw = (own: Partial<ReturnType<typeof noHygiene>>) =>
  renderInHost([{ path: '*', element: <Hygiene /> }], '/', {
    api: new FakeApi().answer(getMapHygiene, { ...noHygiene(), ...own }),
  });

test.each([
  ['DUE', '2026.12.31 (목)까지 위생교육을 받아주세요'],
  ['OVERDUE', '지난해에도 올해에도'],
  ['DONE', '올해 위생교육을 받으셨습니다'],
] as const)('%s: shows what is due this year', async (state, words) => {
  draw({ state });
  expect(await screen.findByText(words, { exact: false })).toBeInTheDocument();
  expect(screen.getByText('이수 기록이 없습니다.')).toBeInTheDocument();
});

test('a completion opens its paper', async () => {
  draw({ state: 'DUE', completions: [completion] });
  const list = within(await screen.findByRole('list', { name: '위생교육 이수 기록' }));
  expect(list.getByText('2025.05.07 (수), 한빛국밥집, 온라인 학습실')).toBeInTheDocument();
  await userEvent.click(list.getByRole('button', { name: /^수료증/ }));
  const dialog = within(await screen.findByRole('dialog', { name: '위생교육 수료증' }));
  expect(dialog.getByText('김한빛')).toBeInTheDocument();
  for (const text of ['1966.03.02', '한빛국밥집', '2025-00041'])
    expect(dialog.getAllByText(text)[0]).toBeInTheDocument();
});
