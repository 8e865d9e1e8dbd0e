import { PhoneLink, Table } from '@portal/shared/ui';
import type { Employee } from './byDepartment.ts';
import styles from './StaffTable.module.css';

/** Staff of a department, with duties and phone numbers. */
export function StaffTable({ department, people }: { department: string; people: readonly Employee[] }) {
  return (
    <div className={styles.root}>
      <Table caption={`${department} 직원의 직위, 이름, 맡은 일과 전화번호`} hideCaption>
        <thead>
          <tr>
            <th scope="col" className={styles.who}>
              이름과 직위
            </th>
            <th scope="col">맡은 일</th>
            <th scope="col" className={styles.phone}>
              전화
            </th>
          </tr>
        </thead>
        <tbody>
          {people.map(({ employeeNo, name, position, duty, phone }) => (
            <tr key={employeeNo}>
              <th scope="row" className={styles.who}>
                {name} <span className={styles.position}>{position}</span>
              </th>
              <td>{duty}</td>
              <td className={styles.phone}>{phone ? <PhoneLink phone={phone} /> : '대표 전화'}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
