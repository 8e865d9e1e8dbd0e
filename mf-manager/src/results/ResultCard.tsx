import { formatDateTime } from '@portal/shared/format';
import { CardLink } from '@portal/shared/ui';
import { fromExamRow } from '../parts/kind/application.ts';
import { ApplicationBadge } from '../parts/application/ApplicationBadge.tsx';
import { applicationPath } from '../parts/page/paths.ts';
import { kindLine } from '../parts/offering/offeringItems.ts';
import { Facts } from '../parts/page/CardItems.tsx';
import styles from './result.module.css';
import { resultText, type ExamRow } from './result.ts';

/** How one exam went. */
export function ResultCard({ exam, certificate }: { exam: ExamRow; certificate: string | undefined }) {
  const application = fromExamRow(exam);
  return (
    <CardLink
      to={applicationPath(2, exam.userExaminationNo)}
      title={application.title}
      eyebrow={
        <>
          <ApplicationBadge application={application} />
          <span>{kindLine(application)}</span>
        </>
      }
    >
      <p className={styles.result}>{resultText(exam, new Date())}</p>
      <Facts
        items={[
          { term: '시험 일시', description: formatDateTime(exam.examDate, exam.time) },
          { term: '발표', description: formatDateTime(exam.passDate, exam.passTime) },
          ...(certificate ? [{ term: '자격증', description: certificate }] : []),
        ]}
      />
    </CardLink>
  );
}
