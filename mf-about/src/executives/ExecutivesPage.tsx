import { useItem } from '@portal/shared/client';
import { MAX_LIMIT } from '@portal/shared/contract';
import { fetchEmployeeList } from '@portal/shared/contract/main';
import { EmptyState, ErrorState, Page, Section, Skeleton } from '@portal/shared/ui';
import { byDepartment } from './byDepartment.ts';
import { ExecutiveCard } from './ExecutiveCard.tsx';
import styles from './ExecutivesPage.module.css';
import { StaffTable } from './StaffTable.tsx';

/** Department under which the API lists elected executives. */
const ELECTED = '임원';

export default function ExecutivesPage() {
  const { data, error, retry } = useItem(fetchEmployeeList, { page: 1, limit: MAX_LIMIT });
  const departments = byDepartment(data?.list ?? []);
  return (
    <Page
      title="임원 소개"
      lead="총회에서 뽑힌 임원과, 회원 여러분의 일을 맡아 돕는 사무국 직원입니다. 궁금한 일은 담당자에게 바로 전화해주세요."
      breadcrumb={[{ label: '협회소개' }]}
    >
      {error && <ErrorState message={error.message} onRetry={retry} />}
      {!data && !error && <Skeleton lines={14} />}
      {data?.list.length === 0 && <EmptyState title="등록된 임원이 없습니다." />}
      {departments.map(({ department, people }) => (
        <Section key={department} title={department}>
          {department === ELECTED ? (
            <ul role="list" className={styles.cards}>
              {people.map((person) => (
                <li key={person.employeeNo}>
                  <ExecutiveCard person={person} />
                </li>
              ))}
            </ul>
          ) : (
            <StaffTable department={department} people={people} />
          )}
        </Section>
      ))}
    </Page>
  );
}
