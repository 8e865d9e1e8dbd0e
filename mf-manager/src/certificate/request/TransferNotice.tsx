import { association } from '@portal/shared/association';
import { CERTIFICATE_TRANSFER_DAYS } from '@portal/shared/contract/manager';
import { formatDate, formatMoney } from '@portal/shared/format';
import { addDays, seoulDay, serverNow } from '@portal/shared/time';
import { Callout } from '@portal/shared/ui';
import { AccountNumber } from '../../parts/deposit/AccountNumber.tsx';
import { CardItems } from '../../parts/page/CardItems.tsx';

/** Account and deadline for the fee, shown before a request. */
export function TransferNotice({ fee }: { fee: number | undefined }) {
  const { bank } = association;
  const lastDay = addDays(seoulDay(serverNow()), CERTIFICATE_TRANSFER_DAYS);
  return (
    <Callout
      tone="info"
      title={fee === undefined ? '수수료를 계좌이체로 내주세요.' : `수수료 ${formatMoney(fee)}을 계좌이체로 내주세요.`}
    >
      <CardItems
        items={[
          { term: '은행', description: bank.name },
          { term: '계좌번호', description: <AccountNumber number={bank.account} /> },
          { term: '예금주', description: bank.holder },
          { term: '입금 기한', description: `${formatDate(lastDay)} 24:00` },
        ]}
      />
      <p>신청하신 분의 이름으로 입금해주세요. 입금을 확인한 뒤 발급하며, 기한까지 입금하지 않으시면 신청이 끝납니다.</p>
    </Callout>
  );
}
