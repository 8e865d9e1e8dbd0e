import { CERTIFICATE_ACT_NAMES, type CertificateAct } from '@portal/shared/contract/office';
import { formatDateTime, formatDeadline } from '@portal/shared/format';
import { Actions, Badge, Button, Checkbox, UnbrokenNumbers, VisuallyHidden } from '@portal/shared/ui';
import { PersonName } from '../parts/person/PersonName.tsx';
import type { Columns } from '../parts/table/columns.ts';
import type { Selection } from '../parts/table/useSelection.ts';
import { holderOf, qualificationOf, type Certificate } from './certificate.ts';

interface CertificateColumns {
  selection: Selection;
  act(act: CertificateAct, certificate: Certificate): void;
}

/** Latest step: fee deadline, reason, or day of dispatch or issue. */
function stepOf({ status, dueAt, issuedAt, sentAt, reason }: Certificate): string {
  if (status === 'AWAITING_TRANSFER') return `${formatDeadline(dueAt)}까지 입금`;
  if (reason) return reason;
  if (sentAt) return `${formatDateTime(sentAt)} 발송`;
  return issuedAt ? `${formatDateTime(issuedAt)} 발급` : '';
}

const isDangerous = (act: CertificateAct) => act === 'revoke' || act === 'reject';

/** Columns of the certificates; the name cell holds the selection checkbox. */
export const certificateColumns = ({ selection, act }: CertificateColumns): Columns<Certificate> => [
  {
    id: 'name',
    heading: '이름',
    isSortable: true,
    cell: (row) => (
      <>
        <Checkbox
          label={`${holderOf(row)} (${row.certificateNo}번)`}
          checked={selection.chosen.has(row.certificateNo)}
          onChange={({ target }) => selection.choose([row.certificateNo], target.checked)}
        />
        {typeof row.memberNo === 'number' && (
          <PersonName memberNo={row.memberNo}>
            <VisuallyHidden>{holderOf(row)}</VisuallyHidden> 회원 보기
          </PersonName>
        )}
      </>
    ),
  },
  {
    id: 'certName',
    heading: '시험',
    cell: (row) => (
      <>
        {qualificationOf(row)} {row.isReissue && <Badge tone="info">재발급</Badge>}
      </>
    ),
  },
  {
    id: 'number',
    heading: '자격증 번호',
    isSortable: true,
    cell: (row) => <UnbrokenNumbers>{row.number || '아직 없음'}</UnbrokenNumbers>,
  },
  {
    id: 'status',
    heading: '상태',
    cell: (row) => (
      <>
        <Badge>{row.statusName}</Badge>
        <div>{stepOf(row)}</div>
        {row.hasAddress === false && row.acts.includes('send') && <Badge tone="warning">주소 없음</Badge>}
      </>
    ),
  },
  {
    id: 'requestedAt',
    heading: '신청 일시',
    isSortable: true,
    cell: (row) => formatDateTime(row.requestedAt),
  },
  {
    id: 'acts',
    heading: '처리',
    cell: (row) =>
      row.acts.length === 0 ? (
        '없음'
      ) : (
        <Actions>
          {row.acts.map((name) => (
            <Button
              key={name}
              size="small"
              variant={isDangerous(name) ? 'danger' : 'secondary'}
              aria-label={`${holderOf(row)} ${CERTIFICATE_ACT_NAMES[name]}`}
              onClick={() => act(name, row)}
            >
              {CERTIFICATE_ACT_NAMES[name]}
            </Button>
          ))}
        </Actions>
      ),
  },
];
