import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeApi, renderInHost } from '@portal/shared/testing';
import module from '../routes.tsx';

// The page is public and needs no API.
const draw = () => renderInHost(module.routes, '/manager/info', { api: new FakeApi() });

test('shows the costs of each grade, item by item and in total, and that the qualification is a private one', async () => {
  draw();
  const costs = await screen.findByRole('table', { name: '급수별 비용' });
  const rows = within(costs)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => Number(textContent?.replace(/\D/g, ''))),
    );
  const total = rows.pop();
  expect(total).toEqual([0, 1].map((column) => rows.reduce((sum, row) => sum + (row[column] ?? 0), 0)));
  expect(within(costs).getByRole('row', { name: /자격증 발급비 15,000원 15,000원/ })).toBeInTheDocument();
  expect(screen.getAllByText(/공인자격이 아님/).length).toBeGreaterThan(0);
  expect(screen.getByText('제2021-900001호')).toBeInTheDocument();
});

test('shows who may take either exam and leads to both lists', async () => {
  draw();
  for (const text of [/5년 이상/, /85학점/, /6개월 이상/, /15학점/])
    expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '교육 신청' })).toHaveAttribute('href', '/manager/edu/apply');
  expect(screen.getByRole('link', { name: '시험 신청' })).toHaveAttribute('href', '/manager/exam/apply');
});

test.each(['목적', '절차', '특전'])('%s opens as a popup', async (name) => {
  draw();
  await userEvent.click(await screen.findByRole('button', { name }));
  expect(await screen.findByRole('dialog', { name })).toBeInTheDocument();
});
