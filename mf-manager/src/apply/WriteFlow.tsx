import type { ReactNode } from 'react';
import type { ItemQuery } from '@portal/shared/client';
import { Navigate } from '@portal/shared/router';
import { Page, Steps } from '@portal/shared/ui';
import type { ApplicationDetail } from '../parts/kind/application.ts';
import { donePath, offeringListPath, registerPath, writePath } from '../parts/page/paths.ts';
import { ApplyPanel } from './offerings/ApplyPanel.tsx';
import { kindWord, type OfferingDetail } from '../parts/kind/offering.ts';
import { Loaded } from '../parts/page/QueryResult.tsx';
import { trail } from '../parts/page/breadcrumb.ts';
import { PaymentStep } from './payment/PaymentStep.tsx';
import { applySteps, PAY_STEP, WRITE_STEP } from './flow.ts';

interface WriteFlowProps {
  applyType: 1 | 2;
  offering: ItemQuery<OfferingDetail>;
  /** Where the member's own application for it is; null when there is none. */
  appliedTo: ItemQuery<string | null>;
  /** The application that is to be paid; null while there is none yet. */
  paying: ItemQuery<ApplicationDetail> | null;
  /** The form, once it may be filled in. */
  children: (offering: OfferingDetail) => ReactNode;
}

/** The page of applying: the form first, then, on the same address with the new number, the payment. */
export function WriteFlow({ applyType, offering, appliedTo, paying, children }: WriteFlowProps) {
  const word = kindWord(applyType);
  const list = { label: `${word} 목록`, to: offeringListPath(applyType) };
  const frame = (step: number, price: number, content: ReactNode) => (
    <Page
      title={step === PAY_STEP ? `${word} 결제` : `${word} 신청서 작성`}
      width="text"
      breadcrumb={trail({ label: `${word} 신청`, to: offeringListPath(applyType) })}
    >
      <Steps steps={applySteps(applyType, price)} current={step} label="신청 단계" />
      {content}
    </Page>
  );

  if (paying) {
    return frame(
      PAY_STEP,
      paying.data?.price ?? 1,
      <Loaded query={paying} list={{ label: `${word} 신청 내역`, to: registerPath(applyType) }}>
        {(application) =>
          application.allowedActions.includes('pay') ? (
            <PaymentStep application={application} />
          ) : (
            <Navigate to={donePath(applyType, application.userExaminationNo)} replace />
          )
        }
      </Loaded>,
    );
  }
  return frame(
    WRITE_STEP,
    offering.data?.price ?? 1,
    <Loaded query={offering} list={list}>
      {(found) => (
        <Loaded query={appliedTo} list={list}>
          {(applied) =>
            applied === null && found.allowedActions.includes('apply') ? (
              children(found)
            ) : (
              <ApplyPanel offering={found} appliedTo={applied} applyTo={writePath(applyType, found.no)} />
            )
          }
        </Loaded>
      )}
    </Loaded>,
  );
}
