import { Button, ButtonLink, Page } from '@portal/shared/ui';
import { openTicket } from '../parts/documents/PrintButtons.tsx';
import { APPLICATIONS } from '../parts/kind/applicationSources.ts';
import { breadcrumb } from '../parts/page/breadcrumb.ts';
import { applicationListPath } from '../parts/page/paths.ts';
import { QualificationNotice } from '../parts/qualification/QualificationNotice.tsx';
import { ApplicationList } from './ApplicationList.tsx';
import { isTicketIncomplete } from './ticketSteps.ts';

/**
 * Maximum of one response. Applications without a ticket are filtered out here, so shorter pages would come out
 * incomplete.
 */
const PAGE_SIZE = 100;

/** /manager/exam/admission: admission tickets that can be printed now, and those that lack a photo or documents. */
export default function AdmissionPage() {
  const applications = APPLICATIONS.exam.applications.useList({ limit: PAGE_SIZE });
  const fetchApplication = APPLICATIONS.exam.application.useFetch();
  const fetchAndOpenTicket = async (applicationNo: number) => {
    const application = await fetchApplication(applicationNo);
    if (application) await openTicket(application);
  };
  const awaited = applications.items.filter(
    (application) =>
      application.allowedActions.includes('printTicket') ||
      (application.status === 'CONFIRMED' && isTicketIncomplete(application)),
  );
  return (
    <Page
      title="수험표 출력"
      breadcrumb={breadcrumb()}
      lead="신청이 완료된 시험의 수험표를 출력하거나 PDF로 저장하실 수 있습니다. 시험 당일 종이나 휴대폰으로 신분증과 함께 보여주세요."
      actions={
        <>
          <ButtonLink variant="secondary" to={applicationListPath('exam')}>
            시험 신청 확인
          </ButtonLink>
          <ButtonLink variant="secondary" to={applicationListPath('education')}>
            교육 수강증 출력
          </ButtonLink>
        </>
      }
    >
      <ApplicationList
        kind="exam"
        query={{ ...applications, items: awaited, totalRow: awaited.length }}
        label="수험표를 출력할 수 있는 시험"
        skeletonCount={2}
        renderAction={(application) =>
          application.allowedActions.includes('printTicket') && (
            <Button block onClick={() => void fetchAndOpenTicket(application.applicationNo)}>
              수험표
            </Button>
          )
        }
        emptyTitle="출력할 수 있는 수험표가 없습니다."
        emptyText="시험을 신청하고 결제를 마치시면 이곳에서 수험표를 출력하실 수 있습니다. 응시 자격 증빙을 받는 시험은 증빙이 인정된 뒤에 출력하실 수 있습니다."
      />
      <QualificationNotice />
    </Page>
  );
}
