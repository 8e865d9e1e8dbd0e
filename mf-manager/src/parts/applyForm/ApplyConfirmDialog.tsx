import { formatDateTime } from '@portal/shared/format';
import type { DialogProps } from '@portal/shared/overlay';
import { Button, Callout, DescriptionList, Dialog } from '@portal/shared/ui';
import { kindLine, priceText } from '../offering/facts.ts';
import { kindWord, type OfferingDetail } from '../offering/offering.ts';
import { placeOf } from '../place/place.ts';
import styles from './applyForm.module.css';

interface ApplyConfirmDialogProps extends DialogProps<boolean> {
  offering: OfferingDetail;
  name: string;
}

/** The last look before an application is made. */
export function ApplyConfirmDialog({ offering, name, close, closing }: ApplyConfirmDialogProps) {
  const word = kindWord(offering.applyType);
  return (
    <Dialog
      title={`${word} 신청 확인`}
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
      <div className={styles.confirm}>
        <DescriptionList
          items={[
            { term: `${word}명`, description: offering.title },
            { term: '구분', description: kindLine(offering) },
            { term: '일시', description: formatDateTime(offering.day, offering.time) },
            { term: '장소', description: placeOf(offering) },
            { term: '신청자', description: name },
            {
              term: offering.applyType === 1 ? '교육비' : '응시료',
              description: <strong>{priceText(offering.price)}</strong>,
            },
          ]}
        />
        <Callout tone="warning" title="신청한 뒤에는 내용을 바꿀 수 없습니다.">
          내용을 바꾸려면 취소하고 다시 신청하셔야 합니다.
        </Callout>
      </div>
    </Dialog>
  );
}
