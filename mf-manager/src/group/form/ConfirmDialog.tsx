import { formatCount } from '@portal/shared/format';
import type { DialogProps } from '@portal/shared/overlay';
import { Button, Callout, DescriptionList, Dialog } from '@portal/shared/ui';
import { KINDS } from '../../parts/kind/kinds.ts';
import type { OfferingDetail } from '../../parts/kind/offering.ts';
import { offeringItems } from '../../parts/offering/offeringItems.ts';
import { sumInWords } from '../groupItems.ts';
import styles from './ConfirmDialog.module.css';

interface ConfirmDialogProps extends DialogProps<boolean> {
  offering: OfferingDetail;
  businessName: string;
  seats: number;
  isOnInvoice: boolean;
}

/** Confirmation of the seats to be reserved, before it is sent. Closes with true if the employer agrees. */
export default function ConfirmDialog({
  offering,
  businessName,
  seats,
  isOnInvoice,
  close,
  closing,
}: ConfirmDialogProps) {
  const { name, when, where } = offeringItems(offering);
  const { word, feeLabel } = KINDS[offering.kind];
  const isPaidNow = offering.price > 0 && !isOnInvoice;
  return (
    <Dialog
      title={`단체 ${word} 신청 내용 확인`}
      description="아래 내용으로 신청합니다."
      closing={closing}
      onClose={() => close(false)}
      footer={
        <>
          <Button variant="secondary" onClick={() => close(false)}>
            취소
          </Button>
          <Button onClick={() => close(true)}>확인</Button>
        </>
      }
    >
      <div className={styles.root}>
        <DescriptionList
          items={[
            name,
            when,
            where,
            { term: '회사', description: businessName },
            { term: '인원', description: `${formatCount(seats)}명` },
            { term: feeLabel, description: <strong>{sumInWords(offering.price, seats)}</strong> },
          ]}
        />
        <Callout tone="info" title="모든 분의 자리를 한꺼번에 잡습니다. 모자라면 한 자리도 잡지 않습니다.">
          {isOnInvoice && <span>청구서의 금액을 기한까지 협회 계좌로 입금하셔야 합니다. </span>}
          {isPaidNow && (
            <span>
              30분 안에 결제하지 않으시면(가상계좌도 같습니다) 모두 자동으로 취소되고, 3일 동안 결제가 필요한 단체
              신청을 새로 하실 수 없습니다.{' '}
            </span>
          )}
          <span>{`초대 문자는 ${isPaidNow ? '결제하신 뒤에' : '신청하신 뒤에'} 보내드립니다.`}</span>
        </Callout>
      </div>
    </Dialog>
  );
}
