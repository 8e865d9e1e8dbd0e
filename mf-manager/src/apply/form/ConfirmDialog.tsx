import type { DialogProps } from '@portal/shared/overlay';
import { Button, Callout, DescriptionList, Dialog } from '@portal/shared/ui';
import { KINDS } from '../../parts/kind/kinds.ts';
import type { OfferingDetail } from '../../parts/kind/offering.ts';
import { offeringItems } from '../../parts/offering/offeringItems.ts';
import styles from './ConfirmDialog.module.css';

interface ConfirmDialogProps extends DialogProps<boolean> {
  offering: OfferingDetail;
  /** Name of the applicant. */
  name: string;
  /** Request for assistance on site; null if none is needed. */
  assistance: string | null;
}

/** Confirmation of an application before it is sent. Closes with true if the member agrees. */
export default function ConfirmDialog({
  offering,
  name: applicantName,
  assistance,
  close,
  closing,
}: ConfirmDialogProps) {
  const { name, category, when, where, price } = offeringItems(offering);
  return (
    <Dialog
      title={`${KINDS[offering.kind].word} 신청 내용 확인`}
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
            category,
            when,
            where,
            { term: '신청자', description: applicantName },
            ...(assistance === null ? [] : [{ term: '편의 제공', description: assistance }]),
            { ...price, description: <strong>{price.description}</strong> },
          ]}
        />
        <Callout tone="warning" title="신청한 뒤에는 내용을 바꿀 수 없습니다.">
          내용을 바꾸려면 취소하고 다시 신청하셔야 합니다.
          {offering.price > 0 && <span> 결제하신 뒤에는 협회가 취소를 처리해야 다시 신청하실 수 있습니다.</span>}
        </Callout>
      </div>
    </Dialog>
  );
}
