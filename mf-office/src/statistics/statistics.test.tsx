import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { officeMoneyStatistics, officeOverview, type Permission } from '@portal/shared/contract/office';
import { aMember, FakeApi, renderInHost } from '@portal/shared/testing';
import routes from '../routes.tsx';
import { ColumnChart } from './ColumnChart.tsx';
import { csvOf, type Figure } from './figure.ts';
import { RowChart } from './RowChart.tsx';

const came: Figure = {
  title: '들어온 돈',
  note: '결제와 자격증 수수료를 들어온 날로 셉니다.',
  kind: 'months',
  labels: ['1월', '2월'],
  series: [
    { title: '2025년', unit: '원', values: [100_000, 0] },
    { title: '2026년', unit: '원', values: [150_000, null] },
  ],
};

function open(address: string): FakeApi {
  const permissions: Permission[] = ['money'];
  const api = new FakeApi()
    .answers(officeOverview, { permissions, fourEyesOver: 300_000 })
    .answers(officeMoneyStatistics, { year: 2026, figures: [came] });
  renderInHost(routes.routes, address, { user: aMember({ userRole: 'employee' }), api });
  return api;
}

test('a figure is a table too, with a dash for a month to come', async () => {
  open('/office/statistics/money');
  await userEvent.click(await screen.findByRole('button', { name: '들어온 돈 표로 보기' }));
  const table = within(screen.getByRole('table', { name: '들어온 돈 표' }));
  expect(table.getByRole('row', { name: '1월 100,000원 150,000원' })).toBeInTheDocument();
  expect(table.getByRole('row', { name: '2월 0원 –' })).toBeInTheDocument();
});

test('a chart with an axis names the unit of its values', async () => {
  open('/office/statistics/money');
  expect(await screen.findByText('단위: 원')).toBeInTheDocument();
});

test.each([
  ['', 2026],
  ['?year=2024', 2024],
  ['?year=1999', 2026],
])('the address %s shows the year %d', async (search, year) => {
  const api = open(`/office/statistics/money${search}`);
  await screen.findByRole('heading', { name: '들어온 돈' });
  expect(api.requestsOf(officeMoneyStatistics)[0]?.input).toEqual({ year });
});

test('a file has the same values as the table', () => {
  expect(csvOf(came)).toBe('\uFEFF,2025년(원),2026년(원)\r\n1월,100000,150000\r\n2월,0,\r\n');
});

test.each([
  { Chart: ColumnChart, side: 'height' },
  { Chart: RowChart, side: 'width' },
])('the $side of a bar grows with its value, and no bar leaves the chart', ({ Chart, side }) => {
  const { container } = render(<Chart figure={came} width={600} />);
  const bars = [...container.querySelectorAll('rect')];
  const valueOf = (bar: Element, name: string) => Number(bar.getAttribute(name));
  const lengths = bars.map((bar) => valueOf(bar, side)).sort((one, other) => one - other);
  expect(lengths.slice(0, 2)).toEqual([0, 0]);
  expect((lengths[3] ?? 0) / (lengths[2] ?? 0)).toBeCloseTo(1.5);
  for (const bar of bars) expect(valueOf(bar, 'x') + valueOf(bar, 'width')).toBeLessThanOrEqual(600);
});
