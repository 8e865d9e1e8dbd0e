import { CalendarPlus } from 'lucide-react';
import { formatDate, formatDateTime, formatDeadline } from '@portal/shared/format';
import { arrivalTime } from '@portal/shared/papers';
import { useNumberParam } from '@portal/shared/router';
import { Actions, Button, ButtonLink, DescriptionList, Page, Section, Steps } from '@portal/shared/ui';
import { ApplicationBadge } from '../parts/application/ApplicationBadge.tsx';
import { priceItem } from '../parts/application/priceItem.ts';
import { downloadCalendarFile } from '../parts/calendarFile/downloadCalendarFile.ts';
import { paperOf } from '../parts/documents/paperOf.ts';
import { PrintButtons } from '../parts/documents/PrintButtons.tsx';
import { EvidenceNotice } from '../parts/eligibility/EvidenceNotice.tsx';
import type { ApplicationDetail, Evidence } from '../parts/kind/application.ts';
import { APPLICATIONS } from '../parts/kind/applicationSources.ts';
import { KINDS } from '../parts/kind/kinds.ts';
import type { Kind } from '../parts/kind/offering.ts';
import { offeringItems } from '../parts/offering/offeringItems.ts';
import { whereWithMaps } from '../parts/offering/scheduleItems.tsx';
import { breadcrumb } from '../parts/page/breadcrumb.ts';
import { Notes } from '../parts/page/Notes.tsx';
import {
  APPLICATION_NUMBER_NAME,
  applicationListPath,
  applicationPath,
  offeringListPath,
} from '../parts/page/paths.ts';
import { NotFoundState, QueryResult } from '../parts/page/QueryResult.tsx';
import { usePaymentWatch } from '../parts/payment/usePaymentWatch.ts';
import { isPhotoAwaited } from '../parts/photo/isPhotoAwaited.ts';
import { PhotoSection } from '../parts/photo/PhotoSection.tsx';
import { QualificationNotice } from '../parts/qualification/QualificationNotice.tsx';
import { applicationEvents } from './done/applicationEvents.ts';
import { Outcome } from './done/Outcome.tsx';
import { applySteps, PAY_STEP } from './steps.ts';

/**
 * /manager/edu/apply/done and /manager/exam/apply/done: result of an application, and the next steps. The gateway
 * redirects the browser to it.
 */
export default function DonePage({ kind }: { kind: Kind }) {
  const { word } = KINDS[kind];
  const applicationNo = useNumberParam(APPLICATION_NUMBER_NAME);
  if (applicationNo !== null) return <DoneView kind={kind} applicationNo={applicationNo} />;
  const path = applicationListPath(kind);
  return (
    <Page title={`${word} 신청 결과`} width="text" breadcrumb={breadcrumb({ label: `${word} 신청 확인`, to: path })}>
      <NotFoundState list={{ label: `${word} 신청 내역`, to: path }} />
    </Page>
  );
}

function DoneView({ kind, applicationNo }: { kind: Kind; applicationNo: number }) {
  const { word } = KINDS[kind];
  const query = APPLICATIONS[kind].application.useItem(applicationNo);
  const watch = usePaymentWatch(query.data, query.retry);
  const isConfirmed = query.data?.status === 'CONFIRMED';
  const steps = applySteps(kind, query.data?.price ?? 1);
  return (
    <Page
      title={`${word} 신청 ${isConfirmed ? '완료' : '결과'}`}
      width="text"
      breadcrumb={breadcrumb({ label: `${word} 신청`, to: offeringListPath(kind) })}
    >
      <Steps
        steps={steps}
        current={query.data === undefined || isConfirmed ? steps.length - 1 : steps.indexOf(PAY_STEP)}
        label="신청 단계"
      />
      <QueryResult query={query} list={{ label: `${word} 신청 내역`, to: applicationListPath(kind) }}>
        {(application) => (
          <>
            <div aria-live="polite">
              <Outcome application={application} watch={watch} />
            </div>
            {isConfirmed && isPhotoAwaited(application) && <PhotoSection application={application} />}
            {isConfirmed && <EvidenceNotice application={application} />}
            <Section title="신청 내용">
              <DescriptionList items={summaryItems(application)} />
            </Section>
            {isConfirmed && (
              <Section title="다음에 하실 일">
                <Notes items={nextSteps(application)} />
              </Section>
            )}
            <Actions>
              <PrintButtons application={application} />
              {isConfirmed && (
                <Button
                  variant="secondary"
                  icon={<CalendarPlus />}
                  onClick={() => downloadCalendarFile(`${word}-${application.day}`, applicationEvents(application))}
                >
                  일정 파일 받기
                </Button>
              )}
              <ButtonLink variant="secondary" to={applicationPath(kind, application.applicationNo)}>
                신청 상세 보기
              </ButtonLink>
            </Actions>
          </>
        )}
      </QueryResult>
      {KINDS[kind].isQualifying && <QualificationNotice />}
    </Page>
  );
}

function summaryItems(application: ApplicationDetail) {
  const { name, when } = offeringItems(application);
  return [
    { term: '신청번호', description: <strong>{application.applicationNo}</strong> },
    { term: '상태', description: <ApplicationBadge application={application} /> },
    name,
    when,
    whereWithMaps(application),
    priceItem(application),
  ];
}

function nextSteps(application: ApplicationDetail): string[] {
  const { format, day, time, group } = application;
  if (format === 'online') {
    return [
      `${formatDateTime(day, time)}부터 온라인으로 수강하실 수 있습니다.`,
      '수강을 시작한 날부터 1개월 안에, 같은 해가 끝나기 전에 마쳐주세요.',
      '수강증은 신청 상세에서 언제든지 출력하거나 PDF로 저장하실 수 있습니다.',
    ];
  }
  return [
    ...paperSteps(application),
    `${formatDateTime(day, arrivalTime(time))}까지 입실해주세요. (시작 20분 전)`,
    group
      ? `참석이 어려우시면 신청 상세에서 취소해주세요. 자리는 ${group.businessName}에 돌아갑니다.`
      : '참석이 어려우시면 환불 기간 안에 신청 상세에서 취소해주세요.',
  ];
}

/** Next steps towards the document to bring: print it now, or the missing part and its deadline. */
function paperSteps(application: ApplicationDetail): string[] {
  const { photo, evidence } = application;
  const paper = paperOf(application);
  if (paper)
    return [
      `${paper === '수험표' ? '수험표를' : '수강증을'} 출력하거나 휴대폰에 PDF로 저장해 신분증과 함께 가져오세요. 신청 상세에서 언제든지 다시 받으실 수 있습니다.`,
    ];
  const isPhotoMissing = photo !== null && isPhotoAwaited(application);
  // The section above says what to do once the date has passed.
  if (isPhotoMissing && !application.allowedActions.includes('addPhoto')) return [];
  return [
    ...(evidence && evidence.state !== 'ACCEPTED' ? [evidenceStep(evidence)] : []),
    ...(isPhotoMissing
      ? [`${formatDeadline(photo.dueAt)}까지 위에서 사진을 올려주세요. 사진이 있어야 수험표가 나옵니다.`]
      : []),
    '수험표가 나오면 신청 상세에서 출력하거나 PDF로 저장해 신분증과 함께 가져오세요. 수험표가 없으면 응시하실 수 없습니다.',
  ];
}

const evidenceStep = ({ state, dueDay }: Evidence) =>
  state === 'SUBMITTED'
    ? '내신 응시 자격 증빙을 협회에서 확인하고 있습니다. 인정되어야 수험표가 나옵니다.'
    : `${formatDate(dueDay)}까지 위에서 응시 자격 증빙을 내주세요. 인정되어야 수험표가 나옵니다.`;
