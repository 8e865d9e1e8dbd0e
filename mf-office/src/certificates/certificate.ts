import type { CallEntity } from '@portal/shared/contract';
import type { officeCertificates } from '@portal/shared/contract/office';
import { formatDateTime } from '@portal/shared/format';

/** A certificate, or a request for one. */
export type Certificate = CallEntity<typeof officeCertificates>['list'][number];

/** Holder for the name column; a withdrawn member has no name. */
export const holderOf = ({ name }: { name: string }) => name || '탈퇴한 회원';

/** `외식경영관리사 2급 필기 (2급)`. */
export const qualificationOf = ({ certName, rating }: Certificate) =>
  `${certName} (${rating === null ? '급수 확인 필요' : `${rating}급`})`;

/** Details of a certificate for the decision dialog. */
export const detailsOf = (certificate: Certificate) => [
  { term: '이름', description: holderOf(certificate) },
  { term: '시험', description: qualificationOf(certificate) },
  { term: '신청 일시', description: formatDateTime(certificate.requestedAt) },
  { term: '상태', description: certificate.statusName },
  ...(certificate.number ? [{ term: '자격증 번호', description: certificate.number }] : []),
];
