import { Fragment } from 'react';
import { formatDateTime } from '@portal/shared/format';
import { serverNow } from '@portal/shared/time';
import { CardLink } from '@portal/shared/ui';
import { ApplicationBadge } from '../parts/application/ApplicationBadge.tsx';
import type { ExamApplication } from '../parts/kind/application.ts';
import { gradeAndType, offeringItems } from '../parts/offering/offeringItems.ts';
import { CardItems } from '../parts/page/CardItems.tsx';
import { applicationPath } from '../parts/page/paths.ts';
import { standardInWords } from '../parts/results/standardInWords.ts';
import styles from './ResultCard.module.css';

/** Statuses without a result: the applicant did not take part in the exam. */
const WITHOUT_RESULT: readonly ExamApplication['status'][] = ['HELD', 'EXPIRED', 'CANCEL_REQUESTED', 'CANCELLED'];
export const hasResult = ({ status }: ExamApplication) => !WITHOUT_RESULT.includes(status);

const announcement = ({ passDate, passTime }: ExamApplication) => formatDateTime(passDate, passTime);
const isPast = (day: string, time: string, now: Date) => new Date(`${day}T${time}:00+09:00`) <= now;

/** Text of a result; the API sends an unannounced one as SAT. */
export function resultText(application: ExamApplication, now: Date): string {
  const { day, time, passDate, passTime } = application;
  switch (application.status) {
    case 'PASSED':
      return '합격하셨습니다. 축하드립니다.';
    case 'FAILED':
      return '아쉽게도 합격 기준에 이르지 못했습니다.';
    case 'ABSENT':
      return '시험에 응시하지 않으셨습니다.';
    case 'CONFIRMED':
      if (!isPast(day, time, now)) return `아직 시험 전입니다. 결과는 ${announcement(application)}에 발표합니다.`;
  }
  return isPast(passDate, passTime, now)
    ? '결과를 정리하고 있습니다. 잠시 후 다시 확인해주세요.'
    : `아직 발표 전입니다. ${announcement(application)}에 발표합니다.`;
}

/** `이론 72점`, `실무 65점`, `평균 68.5점`, one per line, and the pass criteria. */
const scoresInWords = ({ scores, mean, passMean }: NonNullable<ExamApplication['scoreSheet']>) => (
  <>
    {scores.map(({ name, score }) => (
      <Fragment key={name}>
        {name} {score}점
        <br />
      </Fragment>
    ))}
    <strong>평균 {mean}점</strong>
    <br />
    {standardInWords({ subjects: scores, passMean })}
  </>
);

/** Result of one exam. */
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
      <p className={styles.result}>{resultText(exam, serverNow())}</p>
      <CardItems
        items={[
          { ...offeringItems(exam).when, term: '시험 일시' },
          { term: '발표', description: formatDateTime(exam.passDate, exam.passTime) },
          ...(exam.scoreSheet ? [{ term: '점수', description: scoresInWords(exam.scoreSheet) }] : []),
          ...(certificate ? [{ term: '자격증', description: certificate }] : []),
        ]}
      />
    </CardLink>
  );
}
