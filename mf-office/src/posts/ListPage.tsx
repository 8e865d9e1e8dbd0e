import { useItem } from '@portal/shared/client';
import { officePosts, POST_NEED_NAMES } from '@portal/shared/contract/office';
import { formatDate, formatDateTime } from '@portal/shared/format';
import { openDialog } from '@portal/shared/overlay';
import {
  Actions,
  Badge,
  Button,
  ButtonLink,
  Checkbox,
  FilterBar,
  FilterSelect,
  UnbrokenNumbers,
} from '@portal/shared/ui';
import { OfficePage } from '../parts/frame/OfficePage.tsx';
import type { Columns } from '../parts/table/columns.ts';
import { filterOf } from '../parts/table/filterOf.ts';
import { ListOf } from '../parts/table/ListOf.tsx';
import { OfficeTable } from '../parts/table/OfficeTable.tsx';
import { usePage } from '../parts/table/usePage.ts';
import { type Selection, useSelection } from '../parts/table/useSelection.ts';
import { LabelBar } from './LabelBar.tsx';
import { type Post, recipientOf } from './post.ts';

/** State of a post's label: no address, outdated, printed, or missing. */
function labelOf({ postCode, labelledAt, isLabelOld }: Post) {
  if (postCode === '') return <Badge tone="warning">주소 없음</Badge>;
  if (isLabelOld) return <Badge tone="danger">주소 바뀜, 라벨 다시 인쇄</Badge>;
  return labelledAt ? `${formatDateTime(labelledAt)} 인쇄` : '아직 없음';
}

/** Columns of posts; with a selection, the name cell holds its checkbox. */
const postColumns = (selection: Selection | null): Columns<Post> => [
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

const NEEDS = filterOf(POST_NEED_NAMES, POST_NEED_NAMES.toSend);
/** `toSend` is already the first option, with an empty value. */
const OPTIONS = NEEDS.options.filter(({ value }) => value !== 'toSend');

/** /office/posts: certificates to be posted, with names and addresses only. */
export default function ListPage() {
  const { page, limit, goTo, params, choose } = usePage();
  const need = NEEDS.wordOf(params.get('need')) ?? 'toSend';
  const query = useItem(officePosts, { page, limit, need });
  const selection = useSelection(need);
  const columns = postColumns(need === 'toSend' ? selection : null);
  return (
    <OfficePage
      title="우편 발송"
      lead="발급된 자격증을 우편으로 보냅니다. 이름과 주소만 보이며, 누가 언제 보았는지 기록됩니다."
    >
      <FilterBar label="우편 찾기">
        <FilterSelect
          label="보기"
          options={OPTIONS}
          value={need === 'toSend' ? '' : need}
          onChange={(value) => choose('need', value)}
        />
      </FilterBar>
      <Actions>
        <ButtonLink variant="secondary" to="/office/posts/tracking">
          송장 파일 올리기
        </ButtonLink>
      </Actions>
      <ListOf query={query} page={page} limit={limit} onPage={goTo} empty="우편이 없습니다.">
        {(rows) => {
          const printable = rows.filter(({ postCode }) => postCode !== '').map(({ certificateNo }) => certificateNo);
          return (
            <>
              {need === 'toSend' && (
                <LabelBar
                  chosen={[...selection.chosen]}
                  onPrinted={() => {
                    selection.clear();
                    query.retry();
                  }}
                >
                  <Checkbox
                    label={`이 쪽에서 주소가 있는 ${printable.length}건 모두 고르기`}
                    checked={printable.length > 0 && printable.every((key) => selection.chosen.has(key))}
                    onChange={({ target }) => selection.choose(printable, target.checked)}
                  />
                  <Button
                    size="small"
                    variant="secondary"
                    disabled={selection.chosen.size === 0}
                    onClick={selection.clear}
                  >
                    고르기 취소
                  </Button>
                </LabelBar>
              )}
              <OfficeTable
                caption={POST_NEED_NAMES[need]}
                columns={columns}
                rows={rows}
                keyOf={({ certificateNo }) => certificateNo}
              />
            </>
          );
        }}
      </ListOf>
    </OfficePage>
  );
}
