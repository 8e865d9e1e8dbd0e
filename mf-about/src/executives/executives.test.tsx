import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fetchEmployeeList } from '@portal/shared/contract/main';
import { closeAlert, FakeApi, listOfAll, renderInHost } from '@portal/shared/testing';
import routes from '../routes.tsx';
import type { Employee } from './byDepartment.ts';

const person = (changes: Partial<Employee>): Employee => ({
  employeeNo: 1,
  name: '한도윤',
  department: '임원',
  position: '회장',
  duty: '협회를 대표합니다.',
  phone: '',
  imagePath: '',
  ...changes,
});
const open = (api: FakeApi) => renderInHost(routes.routes, '/about/exctv', { api });

test('people are listed by department, in the order of the API', async () => {
  const list = [
    person({}),
    person({
      employeeNo: 2,
      name: '안혜정',
      department: '교육사업국',
      position: '국장',
      duty: '교육 총괄',
      phone: '025550130',
    }),
    person({ employeeNo: 3, name: '서정임', position: '부회장' }),
  ];
  open(new FakeApi().answer(fetchEmployeeList, listOfAll(list)));
  const elected = await screen.findByRole('region', { name: '임원' });
  expect(
    within(elected)
      .getAllByRole('listitem')
      .map((item) => within(item).getByText(/^(한도윤|서정임)$/).textContent),
  ).toEqual(['한도윤', '서정임']);
  const education = screen.getByRole('region', { name: '교육사업국' });
  expect(within(education).getByRole('row', { name: /안혜정 국장 교육 총괄/ })).toBeInTheDocument();
  expect(within(education).getByRole('link', { name: '02-555-0130' })).toHaveAttribute('href', 'tel:025550130');
});

test('a failure can be retried', async () => {
  const api = new FakeApi().refuse(fetchEmployeeList, 'FAULT');
  open(api);
  await closeAlert();
  const retry = await screen.findByRole('button', { name: '다시 시도' });
  api.answer(fetchEmployeeList, listOfAll([person({})]));
  await userEvent.click(retry);
  expect(await screen.findByText('한도윤')).toBeInTheDocument();
});
