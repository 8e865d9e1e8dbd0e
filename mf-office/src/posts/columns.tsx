import { formatDate, formatDateTime } from '@portal/shared/format';
import { openDialog } from '@portal/shared/overlay';
import { Badge, Button, Checkbox, UnbrokenNumbers } from '@portal/shared/ui';
import type { Columns } from '../parts/table/columns.ts';
import type { Selection } from '../parts/table/useSelection.ts';
import { recipientOf, type Post } from './post.ts';

/** State of a post's label: no address, outdated, printed, or missing. */
function labelOf({ postCode, labelledAt, isLabelOld }: Post) {
  if (postCode === '') return <Badge tone="warning">주소 없음</Badge>;
  if (isLabelOld) return <Badge tone="danger">주소 바뀜, 라벨 다시 인쇄</Badge>;
  return labelledAt ? `${formatDateTime(labelledAt)} 인쇄` : '아직 없음';
}

/** Columns of posts; with a selection, the name cell holds its checkbox. */
export const postColumns = (selection: Selection | null): Columns<Post> => [
  {
    id: 'name',
    heading: '받는 분',
    cell: (row) => {
      const name = `${recipientOf(row)} (발송번호 ${row.certificateNo})`;
      if (!selection || row.postCode === '') return name;
      return (
        <Checkbox
          label={name}
          checked={selection.chosen.has(row.certificateNo)}
          onChange={({ target }) => selection.choose([row.certificateNo], target.checked)}
        />
      );
    },
  },
  {
    id: 'address',
    heading: '주소',
    cell: ({ postCode, address, address2 }) =>
      postCode ? `(${postCode}) ${[address, address2].filter(Boolean).join(' ')}` : '회원에게 주소를 묻고 있습니다.',
  },
  { id: 'issuedAt', heading: '발급일', cell: ({ issuedAt }) => formatDate(issuedAt) },
  { id: 'label', heading: '라벨', cell: labelOf },
  {
    id: 'tracking',
    heading: '송장번호',
    cell: (row) => (
      <>
        {row.trackingNumber && (
          <p>
            {row.carrierName} <UnbrokenNumbers>{row.trackingNumber}</UnbrokenNumbers>
          </p>
        )}
        {row.sentAt && <p>{formatDateTime(row.sentAt)} 발송</p>}
        <Button
          size="small"
          variant="secondary"
          aria-label={`${recipientOf(row)} (발송번호 ${row.certificateNo}) 송장번호 ${row.sentAt ? '고치기' : '입력'}`}
          onClick={() => void openDialog(() => import('./TrackingDialog.tsx'), { post: row })}
        >
          {row.sentAt ? '고치기' : '입력'}
        </Button>
      </>
    ),
  },
];
