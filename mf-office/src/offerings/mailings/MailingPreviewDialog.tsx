import type { CallEntity } from '@portal/shared/contract';
import type { officePreviewMailing } from '@portal/shared/contract/office';
import { formatDateTime, formatMoney } from '@portal/shared/format';
import type { DialogProps } from '@portal/shared/overlay';
import { Button, Callout, DescriptionList, Dialog } from '@portal/shared/ui';

interface MailingPreviewDialogProps extends DialogProps<boolean> {
  preview: CallEntity<typeof officePreviewMailing>;
  /** The message is sent later, because it is night. */
  isLater: boolean;
}

/** The message for a real applicant, the number of recipients by channel, and the cost. Closes with true to send it. */
export default function MailingPreviewDialog({ preview, isLater, close, closing }: MailingPreviewDialogProps) {
  const { recipients, sms, lms, mail, unreached, cost, example, sendsAt } = preview;
  return (
    <Dialog
      title="보내기 전에 확인해주세요"
      closing={closing}
      onClose={() => close(false)}
      footer={
        <>
          <Button variant="secondary" onClick={() => close(false)}>
            돌아가서 고치기
          </Button>
          {recipients > 0 && <Button onClick={() => close(true)}>{recipients}명에게 보내기</Button>}
        </>
      }
    >
      {recipients === 0 && <Callout tone="warning">고르신 상태의 신청자가 없습니다.</Callout>}
      {isLater && (
        <Callout tone="info" title={`${formatDateTime(sendsAt)}에 보냅니다.`}>
          밤 9시부터 아침 8시까지는 문자와 메일을 보내지 않습니다.
        </Callout>
      )}
      <DescriptionList
        items={[
          { term: '받는 분', description: `${recipients}명` },
          { term: '짧은 문자', description: `${sms}명` },
          { term: '긴 문자', description: `${lms}명 (90바이트가 넘음)` },
          { term: '메일', description: `${mail}명` },
          { term: '닿지 않는 분', description: `${unreached}명 (마이페이지에만 보임)` },
          { term: '문자 요금', description: <strong>{formatMoney(cost)}</strong> },
          ...(example
            ? [
                { term: '보기', description: `${example.name}님께 가는 문자 (${example.bytes}바이트)` },
                { term: '내용', description: example.text },
              ]
            : []),
        ]}
      />
    </Dialog>
  );
}
