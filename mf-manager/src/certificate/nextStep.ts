import { association } from '@portal/shared/association';
import type { CertificateItem } from '@portal/shared/contract/manager';
import { formatDeadline, formatMoney } from '@portal/shared/format';
import { serverNow } from '@portal/shared/time';

const { bank, phone } = association;

/** True while the fee is awaited on the association's account. */
export const isFeeAwaited = ({ status, dueAt }: CertificateItem, now = serverNow()): boolean =>
  status === 'AWAITING_TRANSFER' && (!dueAt || new Date(dueAt) > now);

/** Status and next step of an item, in a sentence or two. */
export function nextStep(item: CertificateItem, now = serverNow()): string {
  const { status, allowedActions, dueAt, fee, reason, feeOwed } = item;
  if (item.isSurplus) return `수수료가 한 번 더 입금되었습니다. ${feeSentence(item)}`;
  switch (status) {
    case 'NONE':
      return allowedActions.includes('requestCertificate')
        ? '합격하셨습니다. 자격증 발급을 신청하실 수 있습니다.'
        : reason;
    case 'REQUESTED':
      return '신청을 접수했습니다.';
    case 'AWAITING_TRANSFER':
      if (!isFeeAwaited(item, now))
        return `입금 기한(${formatDeadline(dueAt ?? '')})이 지났습니다. 이미 입금하셨다면 확인하고 있으니 기다려주세요. 문의 ${phone}`;
      return `${formatDeadline(dueAt ?? '')}까지 ${bank.name} ${bank.account} (예금주 ${bank.holder})로 ${formatMoney(fee)}을 입금해주세요.`;
    case 'PAID':
      return `입금을 확인했습니다. 발급을 준비하고 있으니 기다려주세요.${addressSentence(item)}`;
    case 'ISSUED':
      return `자격증이 발급되었습니다. 지금 인쇄하실 수 있고, 카드는 우편으로 보내드립니다.${addressSentence(item)}`;
    case 'SENT':
      return '자격증을 우편으로 보내드렸습니다. 인쇄도 하실 수 있습니다.';
    case 'CANCELLED':
      return feeOwed > 0 ? `취소하신 신청입니다. ${feeSentence(item)}` : '신청을 취소하셨습니다.';
    case 'EXPIRED':
      return feeOwed > 0
        ? `입금 기한이 지나 끝난 신청입니다. ${feeSentence(item)}`
        : `입금을 확인하지 못해 신청이 끝났습니다. 기한 안에 입금하셨다면 다시 신청하지 마시고 협회(${phone})로 전화해주세요. 확인되면 신청이 다시 이어집니다.`;
    case 'REJECTED':
      return [`발급해드리지 못했습니다. 사유: ${reason}`, feeSentence(item)].filter(Boolean).join(' ');
    case 'REVOKED':
      return `자격이 취소되어 이 자격증은 쓸 수 없습니다. 사유: ${reason} 문의 ${phone}`;
    case 'SUPERSEDED':
      return '다시 발급하여 이 자격증은 쓸 수 없습니다.';
    default:
      return reason || `궁금하신 점은 협회(${phone})로 문의해주세요.`;
  }
}

/** Earlier versions of the page made requests without an address. */
const addressSentence = ({ post, allowedActions }: CertificateItem) =>
  !post && allowedActions.includes('nameAddress') ? ' 카드를 받으실 주소를 입력해주세요.' : '';

function feeSentence({
  feeOwed,
  feeReturnedAt,
  feeAccount,
}: Pick<CertificateItem, 'feeOwed' | 'feeReturnedAt' | 'feeAccount'>) {
  if (feeOwed === 0) return '';
  if (feeReturnedAt) return `수수료 ${formatMoney(feeOwed)}을 돌려드렸습니다.`;
  if (feeAccount) return `수수료 ${formatMoney(feeOwed)}을 ${feeAccount} 계좌로 돌려드리겠습니다.`;
  return `수수료 ${formatMoney(feeOwed)}을 돌려드립니다. 받으실 계좌를 알려주세요.`;
}
