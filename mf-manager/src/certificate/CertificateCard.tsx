import { Printer } from 'lucide-react';
import type { CertificateItem } from '@portal/shared/contract/manager';
import { formatDate } from '@portal/shared/format';
import { Actions, Button, Card, UnbrokenNumbers } from '@portal/shared/ui';
import { openCertificate } from '../parts/documents/PrintButtons.tsx';
import { CardItems } from '../parts/page/CardItems.tsx';
import { CertificateBadge } from './CertificateBadge.tsx';
import styles from './CertificateCard.module.css';
import { nextStep } from './nextStep.ts';
import type { CertificateCommands } from './useCertificateCommands.ts';

/** A pass, or a certificate asked for it: where it stands, what to do next, and the buttons of `allowedActions`. */
export function CertificateCard({ item, commands }: { item: CertificateItem; commands: CertificateCommands }) {
  const { allowedActions, document } = item;
  return (
    <Card className={styles.root}>
      <CertificateBadge {...item} />
      <h2 className={styles.title}>{item.certName}</h2>
      <p>
        <UnbrokenNumbers>{nextStep(item)}</UnbrokenNumbers>
      </p>
      <CardItems
        items={[
          ...(item.rating ? [{ term: '급수', description: `${item.rating}급` }] : []),
          ...(item.passDate ? [{ term: '합격 발표', description: formatDate(item.passDate) }] : []),
          ...(document
            ? [{ term: '자격증 번호', description: <UnbrokenNumbers>{document.number}</UnbrokenNumbers> }]
            : []),
          ...(document ? [{ term: '발급일', description: formatDate(document.issuedAt) }] : []),
        ]}
      />
      {allowedActions.length > 0 && (
        <Actions>
          {allowedActions.includes('requestCertificate') && (
            <Button onClick={() => void commands.ask(item)}>발급 신청</Button>
          )}
          {allowedActions.includes('printCertificate') && document && (
            <Button icon={<Printer />} onClick={() => void openCertificate(document)}>
              자격증
            </Button>
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
