import { formatDeadline } from '@portal/shared/format';
import { useNumberParam } from '@portal/shared/router';
import { Callout, Page, toast } from '@portal/shared/ui';
import { isOver } from '../parts/application/isOver.ts';
import { DepositNotice, isAwaited } from '../parts/deposit/DepositNotice.tsx';
import { EvidenceNotice } from '../parts/eligibility/EvidenceNotice.tsx';
import type { ApplicationDetail, Payment } from '../parts/kind/application.ts';
import { APPLICATIONS, callsOf } from '../parts/kind/applicationSources.ts';
import { KINDS } from '../parts/kind/kinds.ts';
import type { Kind } from '../parts/kind/offering.ts';
import { breadcrumb } from '../parts/page/breadcrumb.ts';
import { APPLICATION_NUMBER_NAME, applicationListPath } from '../parts/page/paths.ts';
import { NotFoundState, QueryResult } from '../parts/page/QueryResult.tsx';
import { PhotoSection } from '../parts/photo/PhotoSection.tsx';
import { QualificationNotice } from '../parts/qualification/QualificationNotice.tsx';
import { NamedAccountNotice } from '../parts/refund/NamedAccountNotice.tsx';
import { RefundLeft } from '../parts/refund/RefundLeft.tsx';
import { ApplicationActions } from './ApplicationActions.tsx';
import { ApplicationDetails } from './ApplicationDetails.tsx';
import { AttendanceSection } from './attendance/AttendanceSection.tsx';
import { EntrySection } from './attendance/EntrySection.tsx';
import { ChangeNotice } from './change/ChangeNotice.tsx';
import { RefundAccountNotice } from './refundAccount/RefundAccountNotice.tsx';
import { ResultSection } from './result/ResultSection.tsx';

/** /manager/edu/register/view and /manager/exam/register/view: one of the member's applications. */
export default function ViewPage({ kind }: { kind: Kind }) {
  const applicationNo = useNumberParam(APPLICATION_NUMBER_NAME);
  const { word, isQualifying } = KINDS[kind];
  const { application } = APPLICATIONS[kind];
  const query = application.useItem(applicationNo);
  const list = { label: `${word} 신청 확인`, to: applicationListPath(kind) };
  return (
    <Page title={`${word} 신청 상세`} width="text" breadcrumb={breadcrumb(list)}>
      {applicationNo === null ? (
        <NotFoundState list={list} />
      ) : (
        <QueryResult query={query} list={list}>
          {(found) => (
            <>
              <p>
                <strong>{found.title}</strong>
              </p>
              <ChangeNotice application={found} />
              <NamedAccountNotice
                applicationNo={found.applicationNo}
                mayDeny={found.allowedActions.includes('denyRefundAccount')}
                namedAccounts={found.namedAccounts}
                invalidates={callsOf(kind)}
              />
              <RefundAccountNotice application={found} />
              <GroupNotice application={found} />
              <StatusCallout application={found} refresh={query.retry} />
              <ApplicationActions application={found} />
              <EntrySection application={found} />
              <EndedWithoutTicket application={found} />
              <PhotoSection application={found} />
              <EvidenceNotice application={found} />
              <ResultSection application={found} />
              <AttendanceSection application={found} />
              <ApplicationDetails application={found} />
            </>
          )}
        </QueryResult>
      )}
      {isQualifying && <QualificationNotice />}
    </Page>
  );
}

/** Notice about the status, if there is something to wait for or to do. */
function StatusCallout({ application, refresh }: { application: ApplicationDetail; refresh: () => void }) {
  if (application.status === 'HELD' && isAwaited(application.payment)) {
    const show = (status: Payment['status']) => {
      refresh();
      if (status === 'PAID') toast('입금을 확인했습니다.');
    };
    return <DepositNotice payment={application.payment} onSettled={show} />;
  }
  if (application.payDueAt) {
    return (
      <Callout tone="warning" title={`${formatDeadline(application.payDueAt)}까지 결제해주세요.`}>
        기한 안에 결제하지 않으면 신청이 자동으로 취소됩니다.
      </Callout>
    );
  }
  if (application.status !== 'CANCEL_REQUESTED') return null;
  return (
    <Callout tone="info" title="취소를 접수했습니다.">
      담당자가 확인하면 취소가 완료됩니다.{' '}
      {application.refund && application.refund.amount > 0 && <span>환불은 접수 후 약 2일에서 7일이 걸립니다.</span>}
    </Callout>
  );
}

/** Shown after an exam to somebody without a ticket, while a cancellation is still refunded. */
function EndedWithoutTicket({ application }: { application: ApplicationDetail }) {
  const { kind, status, allowedActions, refundQuote } = application;
  const isRefunded = allowedActions.includes('cancel') && refundQuote !== null && refundQuote.amount > 0;
  if (kind !== 'exam' || status !== 'CONFIRMED' || allowedActions.includes('printTicket')) return null;
  if (!isRefunded || !isOver(application)) return null;
  return (
    <Callout tone="warning" title="시험이 수험표 없이 끝났습니다.">
      <RefundLeft application={application} />
    </Callout>
  );
}

/** Employer who has reserved and paid the seat; nothing for a member's own application. */
const GroupNotice = ({ application: { group } }: { application: ApplicationDetail }) =>
  group && (
    <Callout tone="info" title={`단체 신청: ${group.businessName}`}>
      회사가 신청하고 비용을 내는 자리입니다. 내실 금액은 없습니다.
    </Callout>
  );
