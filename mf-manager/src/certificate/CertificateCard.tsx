import { Printer } from 'lucide-react';
import { association } from '@portal/shared/association';
import type { CertificateItem } from '@portal/shared/contract/manager';
import { formatDate } from '@portal/shared/format';
import { Actions, Button, ButtonLink, Card, UnbrokenNumbers } from '@portal/shared/ui';
import { CashReceiptActions } from '../parts/cashReceipt/CashReceiptActions.tsx';
import { cashReceiptItems } from '../parts/cashReceipt/cashReceiptItems.tsx';
import { AccountNumber } from '../parts/deposit/AccountNumber.tsx';
import { openCertificate } from '../parts/documents/PrintButtons.tsx';
import { CardItems } from '../parts/page/CardItems.tsx';
import { ReceiptButton } from '../parts/receipts/ReceiptButton.tsx';
import { CertificateBadge } from './CertificateBadge.tsx';
import styles from './CertificateCard.module.css';
import { isFeeAwaited, nextStep } from './nextStep.ts';
import { postItems } from './posting/postItems.tsx';
import { CERTIFICATE_CALLS } from './queries.ts';
import type { CertificateCommands } from './useCertificateCommands.ts';

/** A pass or a requested certificate: status, next step, and the buttons of `allowedActions`. */
export function CertificateCard({ item, commands }: { item: CertificateItem; commands: CertificateCommands }) {
  const { allowedActions, document } = item;
  return (
    <Card className={styles.root}>
      <CertificateBadge {...item} />
      <h2 className={styles.title}>{item.certName}</h2>
      <p>
        <UnbrokenNumbers>{nextStep(item)}</UnbrokenNumbers>
      </p>
      {isFeeAwaited(item) && <AccountNumber number={association.bank.account} />}
      <CardItems
        items={[
          ...(item.rating ? [{ term: '급수', description: `${item.rating}급` }] : []),
          ...(item.passDate ? [{ term: '합격 발표', description: formatDate(item.passDate) }] : []),
          ...(document
            ? [{ term: '자격증 번호', description: <UnbrokenNumbers>{document.number}</UnbrokenNumbers> }]
            : []),
          ...(document ? [{ term: '발급일', description: formatDate(document.issuedAt) }] : []),
          ...postItems(item),
          ...(item.cashReceipt ? cashReceiptItems(item.cashReceipt) : []),
        ]}
      />
      {(allowedActions.length > 0 || item.sending?.url || hasReceiptActions(item)) && (
        <Actions>
          {item.sending?.url && (
            <ButtonLink variant="secondary" href={item.sending.url} target="_blank">
              배송 조회
            </ButtonLink>
          )}
          {allowedActions.includes('requestCertificate') && (
            <Button onClick={() => void commands.ask(item)}>발급 신청</Button>
          )}
          {allowedActions.includes('printCertificate') && document && (
            <Button icon={<Printer />} onClick={() => void openCertificate(document)}>
              자격증
            </Button>
          )}
          {allowedActions.includes('printReceipt') && item.certificateNo !== null && (
            <ReceiptButton of={{ certificateNo: item.certificateNo }} />
          )}
          {item.certificateNo !== null && (
            <CashReceiptActions
              subject={{ certificateNo: item.certificateNo }}
              state={item}
              invalidates={CERTIFICATE_CALLS}
            />
          )}
          {allowedActions.includes('reissueCertificate') && (
            <Button variant="secondary" onClick={() => void commands.ask(item)}>
              재발급 신청
            </Button>
          )}
          {allowedActions.includes('cancelCertificate') && (
            <Button variant="secondary" onClick={() => void commands.cancel(item)}>
              신청 취소
            </Button>
          )}
          {allowedActions.includes('nameAddress') && (
            <Button variant={item.post ? 'secondary' : 'primary'} onClick={() => void commands.nameAddress(item)}>
              {item.post ? '주소 바꾸기' : '받을 주소 입력'}
            </Button>
          )}
          {allowedActions.includes('nameFeeAccount') && (
            <Button variant="secondary" onClick={() => void commands.nameAccount(item)}>
              {item.feeAccount ? '계좌 바꾸기' : '받을 계좌 등록'}
            </Button>
          )}
        </Actions>
      )}
    </Card>
  );
}

const hasReceiptActions = ({ cashReceipt, mayRequestCashReceipt }: CertificateItem) =>
  mayRequestCashReceipt === true || Boolean(cashReceipt?.url) || (cashReceipt?.allowedActions.length ?? 0) > 0;
