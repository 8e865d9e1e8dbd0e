import { CERTIFICATE_ACT_NAMES, type CertificateAct } from '@portal/shared/contract/office';
import { formatDateTime } from '@portal/shared/format';
import { Actions, Badge, Button, Checkbox, UnbrokenNumbers } from '@portal/shared/ui';
import { columnsOf, type Columns } from '../parts/table/columns.ts';
import type { Selection } from '../parts/table/useSelection.ts';
import { holderOf, qualificationOf, type Certificate } from './certificate.ts';

interface CertificateColumns {
  selection: Selection;
  act(act: CertificateAct, certificate: Certificate): void;
}

const { accessor, display } = columnsOf<Certificate>();

/** What has come last: until when the fee may come, or when it was issued or sent. */
function stepOf({ status, dueAt, issuedAt, sentAt, reason }: Certificate): string {
  if (status === 'AWAITING_TRANSFER') return `${formatDateTime(dueAt)}까지 입금`;
  if (reason) return reason;
  if (sentAt) return `${formatDateTime(sentAt)} 발송`;
  return issuedAt ? `${formatDateTime(issuedAt)} 발급` : '';
}

const isDangerous = (act: CertificateAct) => act === 'revoke' || act === 'reject';

/** The columns of the certificates; the name is where a row is chosen. */
export const certificateColumns = ({ selection, act }: CertificateColumns): Columns<Certificate> => [
  accessor((row): unknown => row.name, {
    id: 'name',
    header: '이름',
    cell: ({ row: { original } }) => (
      <Checkbox
        label={`${holderOf(original)} (${original.certificateNo}번)`}
        checked={selection.chosen.has(original.certificateNo)}
        onChange={({ target }) => selection.choose([original.certificateNo], target.checked)}
      />
    ),
  }),
  display({
    id: 'certName',
    header: '시험',
    enableSorting: false,
    cell: ({ row: { original } }) => (
      <>
        {qualificationOf(original)} {original.isReissue && <Badge tone="info">재발급</Badge>}
      </>
    ),
  }),
  accessor((row): unknown => row.number, {
    id: 'number',
    header: '자격증 번호',
    cell: ({ row }) => <UnbrokenNumbers>{row.original.number || '아직 없음'}</UnbrokenNumbers>,
  }),
  display({
    id: 'status',
    header: '상태',
    enableSorting: false,
    cell: ({ row: { original } }) => (
      <>
        <Badge>{original.statusName}</Badge>
        <div>{stepOf(original)}</div>
      </>
    ),
  }),
  accessor((row): unknown => row.requestedAt, {
    id: 'requestedAt',
    header: '신청 일시',
    cell: ({ row }) => formatDateTime(row.original.requestedAt),
  }),
  display({
    id: 'acts',
    header: '처리',
    enableSorting: false,
    cell: ({ row: { original } }) =>
      original.acts.length === 0 ? (
        '없음'
      ) : (
        <Actions>
          {original.acts.map((name) => (
            <Button
              key={name}
              size="small"
              variant={isDangerous(name) ? 'danger' : 'secondary'}
              aria-label={`${holderOf(original)} ${CERTIFICATE_ACT_NAMES[name]}`}
              onClick={() => act(name, original)}
            >
              {CERTIFICATE_ACT_NAMES[name]}
            </Button>
          ))}
        </Actions>
      ),
  }),
];
