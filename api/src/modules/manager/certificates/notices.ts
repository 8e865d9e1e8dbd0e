import { association } from '@portal/shared/association';
import { formatDate, formatMoney } from '@portal/shared/format';
import { DAY_MS, SECOND_MS } from '../../../clock/durations.ts';
import { queueMessage } from '../../../integrations/message/outbox.ts';
import type { CertificateContext } from './moveCertificate.ts';
import type { CertificateRow } from './store.ts';

const LIFETIME_MS = 2 * DAY_MS;

/** The last day of a time limit that ends at 24:00. */
const lastDay = (end: Date | null) => (end ? formatDate(new Date(end.getTime() - SECOND_MS)) : '');

const { bank } = association;

/** Notices about a certificate by SMS; they need no consent to marketing. */
const NOTICE_TEXTS = {
  'certificate asked': ({ fee, due_at }: CertificateRow) =>
    `자격증 발급 신청이 접수되었습니다. ${lastDay(due_at)}까지 ${bank.name} ${bank.account} (예금주 ${bank.holder})로 ${formatMoney(fee)}을 신청하신 분 이름으로 입금해 주세요.`,
  'certificate paid': () => '자격증 발급 수수료 입금을 확인했습니다. 발급을 준비하고 있습니다.',
  'certificate issued': ({ number }: CertificateRow) =>
    `자격증이 발급되었습니다. 자격증 번호 ${number ?? ''}. 홈페이지의 자격증 발급에서 인쇄하실 수 있습니다.`,
  'certificate sent': ({ number }: CertificateRow) => `자격증을 보내 드렸습니다. 자격증 번호 ${number ?? ''}.`,
  'certificate rejected': ({ reason, fee_owed }: CertificateRow) =>
    `자격증을 발급해 드리지 못했습니다. 사유: ${reason}${fee_owed > 0 ? ` 수수료 ${formatMoney(fee_owed)}을 돌려드립니다. 홈페이지의 자격증 발급에서 받으실 계좌를 알려 주세요.` : ''}`,
  'certificate expired': () =>
    '입금 기한이 지나 자격증 발급 신청이 끝났습니다. 필요하시면 홈페이지에서 다시 신청해 주세요.',
  'certificate revoked': ({ reason }: CertificateRow) => `자격이 취소되어 자격증이 무효가 되었습니다. 사유: ${reason}`,
} as const;

export type CertificateNotice = keyof typeof NOTICE_TEXTS;

/** Queues a notice in the transaction of what it reports; each is sent once. A member who has left has no phone. */
export async function notifyHolder(
  kind: CertificateNotice,
  certificate: CertificateRow,
  { db, now, keys }: CertificateContext,
): Promise<void> {
  if (!certificate.user_phone) return;
  await queueMessage(db, keys, now, {
    key: `${kind.replace(' ', '-')}-${certificate.certificate_no}`,
    kind,
    userPhone: certificate.user_phone,
    text: `[${association.name}] ${NOTICE_TEXTS[kind](certificate)} 문의 ${association.phone}`,
    lifetimeMs: LIFETIME_MS,
  });
}
