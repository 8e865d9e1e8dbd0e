import type { ItemQuery } from '@portal/shared/client';
import { Callout, Page } from '@portal/shared/ui';
import type { RetractCall } from './cancel/retractCancel.ts';
import type { CancelCall } from './cancel/useCancel.ts';
import { kindWord } from '../parts/kind/offering.ts';
import { formatEnd } from '../parts/page/formatDeadline.ts';
import { Loaded } from '../parts/page/QueryResult.tsx';
import { trail } from '../parts/page/breadcrumb.ts';
import type { ApplicationDetail } from '../parts/kind/application.ts';
import { ApplicationActions } from './ApplicationActions.tsx';
import { ApplicationDetails } from './ApplicationDetails.tsx';
import { registerPath } from '../parts/page/paths.ts';

interface ApplicationViewProps {
  applyType: 1 | 2;
  query: ItemQuery<ApplicationDetail>;
  cancel: CancelCall;
  retract: RetractCall;
  fetchNow(): Promise<ApplicationDetail | undefined>;
}

/** The page of one of the member's applications. */
export function ApplicationView({ applyType, query, cancel, retract, fetchNow }: ApplicationViewProps) {
  const list = { label: `${kindWord(applyType)} 신청 확인`, to: registerPath(applyType) };
  return (
    <Page title={`${kindWord(applyType)} 신청 상세`} width="text" breadcrumb={trail(list)}>
      <Loaded query={query} list={list}>
        {(application) => (
          <>
            {application.payDueAt && (
              <Callout tone="warning" title={`${formatEnd(application.payDueAt)}까지 결제해 주세요.`}>
                기한 안에 결제하지 않으면 신청이 자동으로 취소됩니다.
              </Callout>
            )}
            {application.status === 'CANCEL_REQUESTED' && (
              <Callout tone="info" title="취소를 접수했습니다.">
                담당자가 확인하면 취소가 완료됩니다.{' '}
                {application.refund && application.refund.amount > 0 && '환불은 접수 후 약 2일에서 7일이 걸립니다.'}
              </Callout>
            )}
            <ApplicationActions application={application} cancel={cancel} retract={retract} fetchNow={fetchNow} />
            <ApplicationDetails application={application} />
          </>
        )}
      </Loaded>
    </Page>
  );
}
