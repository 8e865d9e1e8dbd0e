import type { CallEntity } from '@portal/shared/contract';
import type { fetchEmployeeList } from '@portal/shared/contract/main';

export type Employee = CallEntity<typeof fetchEmployeeList>['list'][number];

/** People by department, both in the order of the API. */
export function byDepartment(employees: readonly Employee[]): { department: string; people: Employee[] }[] {
  const groups = new Map<string, Employee[]>();
  for (const employee of employees) {
    const people = groups.get(employee.department);
    if (people) people.push(employee);
    else groups.set(employee.department, [employee]);
  }
  return [...groups].map(([department, people]) => ({ department, people }));
}
