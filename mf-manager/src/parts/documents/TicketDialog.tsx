import { formatBirth, formatDate, formatDateTime } from '@portal/shared/format';
import type { ApplicationDetail } from '../kind/application.ts';
import styles from './Document.module.css';
import { PaperDialog } from './Document.tsx';
import { PaperFacts } from '../paper/PaperFacts.tsx';
import { PaperHead } from '../paper/PaperHead.tsx';
import { PaperNotes } from '../paper/PaperNotes.tsx';
import { refundLines } from '../paper/refundLines.ts';
import { NoPhoto, OwnPhoto } from './OwnPhoto.tsx';
import { placeOf } from '../place/place.ts';
import { arrivalTime } from '../offering/arrival.ts';

const NOTES = [
  '수험표, 신분증, 검정 볼펜, 컴퓨터용 사인펜을 꼭 가져오세요.',
  '시험 시작 20분 전까지 입실해 주세요.',
  '시험 중에는 휴대폰을 비롯한 전자기기를 쓸 수 없습니다.',
  '부정행위를 하면 5년 동안 응시할 수 없습니다.',
];

interface TicketDialogProps {
  application: ApplicationDetail;
  close(): void;
  closing: boolean;
}

/** The admission ticket of an exam (spec §2 "Admission ticket"). */
export default function TicketDialog({ application, close, closing }: TicketDialogProps) {
  const { applicant, exam, terms } = application;
  return (
    <PaperDialog title="수험표" close={close} closing={closing}>
      <PaperHead application={application}>
        <p>{application.title}</p>
      </PaperHead>
      <div className={styles.photoRow}>
        {applicant.photo ? <OwnPhoto path={applicant.photo} alt={`${applicant.name} 응시자 사진`} /> : <NoPhoto />}
        <PaperFacts
          items={[
            ...(exam ? [{ term: '연도·회차', description: `${exam.year}년 제${exam.rounds}회` }] : []),
            { term: '수험번호', description: <strong>{applicant.examinationCode}</strong> },
            { term: '급수·과목', description: `${application.rating}급 ${application.kindName}` },
            { term: '한글 이름', description: applicant.name },
            { term: '영문 이름', description: applicant.enName || '미기재' },
            { term: '생년월일', description: formatBirth(applicant.userBirth) },
          ]}
        />
      </div>
      <PaperFacts
        items={[
          { term: '시험 일시', description: formatDateTime(application.day, application.time) },
          { term: '입실 시각', description: `${arrivalTime(application.time)}까지` },
          { term: '시험 장소', description: placeOf(application) },
          ...(exam ? [{ term: '합격자 발표', description: `${formatDate(exam.passDate)} ${exam.passTime}` }] : []),
          ...refundLines(terms),
        ]}
      />
      <PaperNotes title="응시자 유의 사항" items={NOTES} />
    </PaperDialog>
  );
}
