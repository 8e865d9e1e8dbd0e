import { formatDateTime } from '@portal/shared/format';
import { CardLink } from '@portal/shared/ui';
import { ApplicationBadge } from '../parts/application/ApplicationBadge.tsx';
import type { ExamApplication } from '../parts/kind/application.ts';
import { gradeAndType, offeringItems } from '../parts/offering/offeringItems.ts';
import { CardItems } from '../parts/page/CardItems.tsx';
import { applicationPath } from '../parts/page/paths.ts';
import { resultText } from './result.ts';
import styles from './ResultCard.module.css';

/** The result of one exam. */
export function ResultCard({ exam, certificate }: { exam: ExamApplication; certificate: string | undefined }) {
  return (
    <CardLink
      to={applicationPath(exam.kind, exam.applicationNo)}
      title={exam.title}
      eyebrow={
        <>
          <ApplicationBadge application={exam} />
          <span>{gradeAndType(exam)}</span>
        </>
      }
    >
      <p className={styles.result}>{resultText(exam, new Date())}</p>
      <CardItems
        items={[
          { ...offeringItems(exam).when, term: '시험 일시' },
          { term: '발표', description: formatDateTime(exam.passDate, exam.passTime) },
          ...(certificate ? [{ term: '자격증', description: certificate }] : []),
        ]}
      />
    </CardLink>
  );
}
