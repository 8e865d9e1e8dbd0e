import { useList } from '@portal/shared/client';
import { getListBoxPayment, type OwnPayment } from '@portal/shared/contract/manager';
import { formatDateTime, formatMoney } from '@portal/shared/format';
import { PATHS } from '@portal/shared/section';
import { Actions, Badge, ButtonLink, Card, EmptyState, InfiniteList, Page, VisuallyHidden } from '@portal/shared/ui';
import { breadcrumb } from '../parts/page/breadcrumb.ts';
import { CardItems } from '../parts/page/CardItems.tsx';
import { CardSkeleton } from '../parts/page/CardSkeleton.tsx';
import { ReceiptButton } from '../parts/receipts/ReceiptButton.tsx';
import styles from './PaymentsPage.module.css';

/** /manager/payments: the member's payments and certificate fees, each with its receipts. */
export default function PaymentsPage() {
  const query = useList(getListBoxPayment, {});
  return (
    <Page
      title="결제·영수증"
      breadcrumb={breadcrumb()}
      lead="교육비, 응시료와 자격증 발급 수수료로 내신 금액을 최근 것부터 보여드립니다."
    >
      <InfiniteList
        query={query}
        label="결제 내역"
        layout="cards"
        skeletonCount={4}
        skeleton={<CardSkeleton />}
        itemKey={({ userExaminationNo, certificateNo, at }) => `${userExaminationNo}/${certificateNo}/${at}`}
        renderItem={(payment) => <PaymentCard payment={payment} />}
        empty={
          <EmptyState
            title="결제하신 내역이 없습니다."
            action={<ButtonLink to={PATHS.courses}>교육 신청하러 가기</ButtonLink>}
          >
            교육이나 시험을 신청하고 결제하시면 이곳에서 영수증을 받으실 수 있습니다.
          </EmptyState>
        }
      />
    </Page>
  );
}

const Refunding = ({ amount, statusName }: NonNullable<OwnPayment['refunding']>) => (
  <>
    {formatMoney(amount)} <Badge tone="warning">{statusName}</Badge>
  </>
);

function PaymentCard({ payment }: { payment: OwnPayment }) {
  const { userExaminationNo, certificateNo, what, method, amount, refunded, refunding, at, path } = payment;
  return (
    <Card className={styles.root}>
      <h2 className={styles.title}>{what}</h2>
      <CardItems
        items={[
          { term: '결제일', description: formatDateTime(at) },
          { term: '결제 방법', description: method },
          { term: '금액', description: formatMoney(amount) },
          ...(refunded > 0 ? [{ term: '환불', description: formatMoney(refunded) }] : []),
          ...(refunding ? [{ term: '환불 예정', description: <Refunding {...refunding} /> }] : []),
        ]}
      />
      <Actions>
        <ReceiptButton
          what={what}
          of={userExaminationNo === null ? { certificateNo: certificateNo ?? 0 } : { userExaminationNo }}
        />
        <ButtonLink variant="secondary" to={path}>
          자세히<VisuallyHidden>: {what}</VisuallyHidden>
        </ButtonLink>
      </Actions>
    </Card>
  );
}
