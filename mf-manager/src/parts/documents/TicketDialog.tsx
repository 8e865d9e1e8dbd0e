import { DocumentItems } from '@portal/shared/documents';
import { formatBirth, formatDate } from '@portal/shared/format';
import type { DialogProps } from '@portal/shared/overlay';
import { UnbrokenNumbers } from '@portal/shared/ui';
import type { ApplicationDetail } from '../kind/application.ts';
import { arrivalTime, offeringItems } from '../offering/offeringItems.ts';
import styles from './Document.module.css';
import { Document, DocumentHeader, DocumentNotes, refundItems } from './Document.tsx';
import { NoPhoto, OwnPhoto } from './OwnPhoto.tsx';

const NOTES = [
  '수험표, 신분증, 검정 볼펜, 컴퓨터용 사인펜을 꼭 가져오세요.',
  '시험 시작 20분 전까지 입실해 주세요.',
  '시험 중에는 휴대폰을 비롯한 전자기기를 쓸 수 없습니다.',
  '부정행위를 하면 5년 동안 응시할 수 없습니다.',
];

/** The admission ticket of an exam. */
export default function TicketDialog({ application, ...dialog }: DialogProps & { application: ApplicationDetail }) {
  const { applicant, exam, terms } = application;
  const { when, where } = offeringItems(application);
  return (
    <Document title="수험표" {...dialog}>
      <DocumentHeader application={application}>
        <p>{application.title}</p>
      </DocumentHeader>
      <div className={styles.photoRow}>
        {applicant.photo ? <OwnPhoto path={applicant.photo} alt={`${applicant.name} 응시자 사진`} /> : <NoPhoto />}
        <DocumentItems
          items={[
            ...(exam ? [{ term: '연도·회차', description: `${exam.year}년 제${exam.rounds}회` }] : []),
            {
              term: '수험번호',
              description: (
                <strong>
                  <UnbrokenNumbers>{applicant.examNumber ?? ''}</UnbrokenNumbers>
                </strong>
              ),
            },
            { term: '급수·과목', description: `${application.grade}급 ${application.typeName}` },
            { term: '한글 이름', description: applicant.name },
            { term: '영문 이름', description: applicant.enName || '미기재' },
            { term: '생년월일', description: formatBirth(applicant.userBirth) },
          ]}
        />
      </div>
      <DocumentItems
        items={[
          { ...when, term: '시험 일시' },
          { term: '입실 시각', description: `${arrivalTime(application.time)}까지` },
          { ...where, term: '시험 장소' },
          ...(exam ? [{ term: '합격자 발표', description: `${formatDate(exam.passDate)} ${exam.passTime}` }] : []),
          ...refundItems(terms),
        ]}
      />
      <DocumentNotes title="응시자 유의 사항" items={NOTES} />
    </Document>
  );
}
