import { formatBirth, formatDateTime } from '@portal/shared/format';
import type { ApplicationDetail } from '../kind/application.ts';
import { kindWord } from '../kind/offering.ts';
import { PaperDialog } from './Document.tsx';
import { PaperFacts } from '../paper/PaperFacts.tsx';
import { PaperHead } from '../paper/PaperHead.tsx';
import { PaperNotes } from '../paper/PaperNotes.tsx';
import { refundLines } from '../paper/refundLines.ts';
import { placeOf } from '../place/place.ts';
import { arrivalTime } from '../offering/arrival.ts';

const NOTES = [
  '수강증에 적힌 내용이 맞는지 확인해 주세요.',
  '신분을 속이거나 다른 사람이 대신 참석하면 수강이 제한될 수 있습니다.',
  '신분증과 이 수강증을 꼭 가져오세요.',
  '시작 20분 전까지 도착해 주세요.',
];

interface SlipDialogProps {
  application: ApplicationDetail;
  close(): void;
  closing: boolean;
}

/** The attendance slip of a course or an exam (spec §2 "Attendance slip"). */
export default function SlipDialog({ application, close, closing }: SlipDialogProps) {
  const { applicant, applyType, terms } = application;
  const word = kindWord(applyType);
  const title = `${word} 수강증`;
  return (
    <PaperDialog title={title} close={close} closing={closing}>
      <PaperHead application={application}>
        <p>
          {application.title} ({application.rating}급)
        </p>
      </PaperHead>
      <PaperFacts
        items={[
          { term: `${word}명`, description: application.title },
          { term: '급수', description: `${application.rating}급 (${application.kindName})` },
          { term: '이름', description: applicant.name },
          { term: '생년월일', description: formatBirth(applicant.userBirth) },
          { term: '우편번호', description: applicant.postCode },
          { term: '주소', description: placeOf(applicant) },
          {
            term: `${word} 일시`,
            description: `${formatDateTime(application.day, application.time)} (${arrivalTime(application.time)}까지 도착)`,
          },
          { term: `${word} 장소`, description: placeOf(application) },
          ...refundLines(terms),
          { term: '편의 제공', description: applicant.memo || (applicant.needsHelp ? '필요함' : '해당 없음') },
        ]}
      />
      <PaperNotes title="참석하시는 분께" items={NOTES} />
    </PaperDialog>
  );
}
