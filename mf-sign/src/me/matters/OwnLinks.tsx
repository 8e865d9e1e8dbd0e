import { ChevronRight } from 'lucide-react';
import type { CallEntity } from '@portal/shared/contract';
import type { getMapMyMatters } from '@portal/shared/contract/myTasks';
import { formatCount } from '@portal/shared/format';
import { PATHS } from '@portal/shared/section';
import { GROUPS_PATH } from '@portal/shared/section/groupPaths';
import { goToHeading, TextLink } from '@portal/shared/ui';
import styles from '../tasks/MyTasks.module.css';
import { NOTICES_ID, SETTINGS_ID } from './headings.ts';

type Counts = CallEntity<typeof getMapMyMatters>['counts'];

const countOf = (count: number | undefined, unit: string) =>
  count === undefined ? '' : `${formatCount(count)}${unit}`;

/** Links to the member's pages, with counts once they have loaded. */
export function OwnLinks({ counts }: { counts: Counts | undefined }) {
  const certificates = countOf(counts?.certificates, '장');
  const pages = [
    { to: PATHS.ownCourses, title: '교육 신청 확인', count: countOf(counts?.courses, '건') },
    { to: PATHS.ownExams, title: '시험 신청 확인', count: countOf(counts?.exams, '건') },
    { to: GROUPS_PATH, title: '단체 신청', count: '' },
    { to: PATHS.admission, title: '수험표 출력', count: '' },
    {
      to: PATHS.certificate,
      title: '자격증 발급',
      count: counts?.certificatesToRequest ? `새로 신청하실 수 있음 · ${certificates}` : certificates,
    },
    { to: PATHS.inquiries, title: '1:1 문의', count: '' },
  ];
  const headings = [
    { id: NOTICES_ID, title: '받은 알림', count: countOf(counts?.notices, '건') },
    { id: SETTINGS_ID, title: '내 정보', count: '연락처, 비밀번호, 탈퇴' },
  ];
  return (
    <ul role="list" className={styles.rows}>
      {pages.map(({ to, title, count }) => (
        <li key={to}>
          <TextLink to={to} className={styles.row}>
            <Words title={title} count={count} />
          </TextLink>
        </li>
      ))}
      {headings.map(({ id, title, count }) => (
        <li key={id}>
          <a href={`#${id}`} className={styles.row} onClick={(event) => goToHeading(event, id)}>
            <Words title={title} count={count} />
          </a>
        </li>
      ))}
    </ul>
  );
}

const Words = ({ title, count }: { title: string; count: string }) => (
  <>
    <strong>{title}</strong> <span className={styles.count}>{count}</span>
    <ChevronRight aria-hidden="true" className={styles.arrow} />
  </>
);
