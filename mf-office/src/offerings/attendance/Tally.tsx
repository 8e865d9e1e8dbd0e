import { formatDateTime } from '@portal/shared/format';
import { Button, Callout } from '@portal/shared/ui';
import { markOf, type Attendee } from './attendee/attendee.ts';
import styles from './Tally.module.css';
import type { useTaking } from './useTaking.ts';

interface TallyProps {
  lessonNo: number;
  applicants: readonly Attendee[];
  taking: ReturnType<typeof useTaking>;
}

/** Number of those present, unsent entries, and entries that the API refused. */
export function Tally({ lessonNo, applicants, taking }: TallyProps) {
  const present = applicants.filter(
    (attendee) => markOf(attendee, lessonNo)?.status === 'PRESENT' || taking.isWaiting(attendee),
  );
  return (
    <div className={styles.root}>
      <p>
        <strong>{`출석 ${present.length}명`}</strong>
        {` / ${applicants.length}명`}
      </p>
      {taking.unsent > 0 && (
        <Callout tone="info" title={`아직 보내지 않은 기록 ${taking.unsent}건`}>
          <p>{taking.failure || '보내고 있습니다.'}</p>
          <Button variant="secondary" size="small" onClick={() => void taking.sendAll()}>
            지금 보내기
          </Button>
        </Callout>
      )}
      {taking.refused.length > 0 && (
        <Callout tone="danger" title={`기록하지 못한 것 ${taking.refused.length}건`}>
          <ul className={styles.refused}>
            {taking.refused.map(({ entry, name, message }) => (
              <li key={`${entry.takenAt} ${entry.code ?? entry.userExaminationNo}`}>
                {`${formatDateTime(entry.takenAt)} ${name ? `${name} 님` : '알 수 없는 코드'}: ${message}`}
              </li>
            ))}
          </ul>
          <Button variant="secondary" size="small" onClick={taking.forget}>
            확인했습니다
          </Button>
        </Callout>
      )}
    </div>
  );
}
