import { useItem } from '@portal/shared/client';
import type { OwnPlace } from '@portal/shared/contract/manager';
import { fetchUser } from '@portal/shared/contract/user';
import { Navigate, useNumberParam } from '@portal/shared/router';
import { Page, Steps } from '@portal/shared/ui';
import { APPLICATIONS } from '../parts/kind/applicationSources.ts';
import { KINDS } from '../parts/kind/kinds.ts';
import type { Kind, OfferingDetail } from '../parts/kind/offering.ts';
import { OfferedForm } from '../parts/line/OfferedForm.tsx';
import { useOwnPlace } from '../parts/line/useOwnPlaces.ts';
import { ApplyPanel } from '../parts/offering/ApplyPanel.tsx';
import { useAppliedTo } from '../parts/offering/useAppliedTo.ts';
import { allOf } from '../parts/page/allOf.ts';
import { breadcrumb } from '../parts/page/breadcrumb.ts';
import {
  APPLICATION_NUMBER_NAME,
  applicationListPath,
  applicationPath,
  donePath,
  offeringListPath,
} from '../parts/page/paths.ts';
import { NotFoundState, QueryResult, type ListLink } from '../parts/page/QueryResult.tsx';
import { PaymentStep } from '../parts/payment/PaymentStep.tsx';
import { QualificationNotice } from '../parts/qualification/QualificationNotice.tsx';
import { CourseForm } from './form/CourseForm.tsx';
import { ExamForm } from './form/ExamForm.tsx';
import { useOwned } from './owned/useOwned.ts';
import { applySteps, PAY_STEP, WRITE_STEP } from './steps.ts';

const FORMS = { education: CourseForm, exam: ExamForm };

/**
 * /manager/edu/apply/write and /manager/exam/apply/write: the application form. With the number of the resulting
 * application, the same page is its payment.
 */
export default function WritePage({ kind }: { kind: Kind }) {
  const { word, numberName, isQualifying, offering: source } = KINDS[kind];
  const applicationNo = useNumberParam(APPLICATION_NUMBER_NAME);
  const isPaying = applicationNo !== null;
  const givenNo = useNumberParam(numberName);
  const offeringNo = isPaying ? null : givenNo;
  const application = APPLICATIONS[kind].application.useItem(applicationNo);
  const offering = source.useItem(offeringNo);
  const needed = allOf(offering, useAppliedTo(kind, offeringNo), useOwnPlace(kind, offeringNo));

  const list = { label: `${word} 목록`, to: offeringListPath(kind) };
  const price = (isPaying ? application : offering).data?.price ?? 1;
  const steps = applySteps(kind, price);

  const form = (
    <QueryResult query={needed} list={list}>
      {([found, applied, own]) => {
        const way = applied === null && found.isEligible !== false ? entryMode(found, own) : null;
        if (way === null) return <ApplyPanel offering={found} appliedTo={applied} place={own} />;
        const filledIn = <ApplicationForm offering={found} list={list} onRefused={needed.retry} />;
        return way === 'offered' ? <OfferedForm offering={found}>{filledIn}</OfferedForm> : filledIn;
      }}
    </QueryResult>
  );
  const payment = (
    <QueryResult query={application} list={{ label: `${word} 신청 내역`, to: applicationListPath(kind) }}>
      {(found) =>
        found.allowedActions.includes('pay') ? (
          <PaymentStep application={found} laterPath={applicationPath(kind, found.applicationNo)} />
        ) : (
          <Navigate to={donePath(kind, found.applicationNo)} replace />
        )
      }
    </QueryResult>
  );

  return (
    <Page
      title={isPaying ? `${word} 결제` : `${word} 신청서 작성`}
      width="text"
      breadcrumb={breadcrumb({ label: `${word} 신청`, to: list.to })}
    >
      {isPaying || offeringNo !== null ? (
        <>
          <Steps steps={steps} current={steps.indexOf(isPaying ? PAY_STEP : WRITE_STEP)} label="신청 단계" />
          {isPaying ? payment : form}
        </>
      ) : (
        <NotFoundState list={list} />
      )}
      {isQualifying && <QualificationNotice />}
    </Page>
  );
}

/**
 * Reason why the member may use the form: an offered seat, or open applications without a queue; null if they may not.
 */
function entryMode({ allowedActions }: OfferingDetail, place: OwnPlace | null): 'offered' | 'open' | null {
  if (place?.status === 'OFFERED') return 'offered';
  return place === null && allowedActions.includes('apply') ? 'open' : null;
}

interface ApplicationFormProps {
  offering: OfferingDetail;
  list: ListLink;
  /** Called if the API refused because the page is out of date (full, closed, already applied). */
  onRefused(): void;
}

/** The form, once the member's profile and earlier applications have loaded. */
function ApplicationForm({ offering, list, onRefused }: ApplicationFormProps) {
  const profile = useItem(fetchUser, {});
  const owned = useOwned(offering);
  const Form = FORMS[offering.kind];
  return (
    <QueryResult query={owned.isLoading ? { ...profile, data: undefined } : profile} list={list}>
      {(member) => <Form offering={offering} profile={member} owned={owned.sentences} onRefused={onRefused} />}
    </QueryResult>
  );
}
