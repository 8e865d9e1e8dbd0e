import { ATTENDANCE_NAMES } from '@portal/shared/contract/manager';
import { isKnown } from '@portal/shared/contract/words';
import { formatDateTime } from '@portal/shared/format';
import { Badge, Button } from '@portal/shared/ui';
import { markOf, type Attendee } from './attendee/attendee.ts';
import styles from './AttendeeList.module.css';

interface AttendeeRowProps {
  attendee: Attendee;
  lessonNo: number;
  mayTake: boolean;
  /** Taken on this device and not sent yet. */
  isWaiting: boolean;
  onTake: () => void;
  onCorrect: (attendee: Attendee, to: 'PRESENT' | 'ABSENT') => void;
}

/** One attendee: the button marks presence, and corrects it afterwards. */
export function AttendeeRow({ attendee, lessonNo, mayTake, isWaiting, onTake, onCorrect }: AttendeeRowProps) {
  const { name, examinationCode, userExaminationNo, status, statusName, bar } = attendee;
  const mark = markOf(attendee, lessonNo);
  const known = mark && isKnown(ATTENDANCE_NAMES, mark.status) ? mark.status : null;
  return (
    <li className={styles.row}>
      <span className={styles.name}>{name}</span>
      <p className={styles.details}>
        {[
          examinationCode || `신청 ${userExaminationNo}번`,
          status !== 'CONFIRMED' && statusName,
          !mark && bar,
          mark && `${formatDateTime(mark.takenAt)} ${mark.takenBy}`,
          mark?.correction && `정정 ${mark.correction.correctedBy}: ${mark.correction.reason}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <span className={styles.action}>
        {isWaiting && <Badge tone="info">출석 (보내기 전)</Badge>}
        {!isWaiting && !mark && mayTake && bar && <Badge tone="danger">입실 불가</Badge>}
        {!isWaiting && !mark && mayTake && !bar && (
          <Button variant="primary" size="small" aria-label={`${name} 출석`} onClick={onTake}>
            출석
          </Button>
        )}
        {known && (
          <>
            <Badge tone={known === 'PRESENT' ? 'success' : 'danger'}>{ATTENDANCE_NAMES[known]}</Badge>{' '}
            <Button
              variant="plain"
              size="small"
              aria-label={`${name} 출석 정정`}
              onClick={() => onCorrect(attendee, known === 'PRESENT' ? 'ABSENT' : 'PRESENT')}
            >
              정정
            </Button>
          </>
        )}
      </span>
    </li>
  );
}
