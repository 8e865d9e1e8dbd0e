import { useItem } from '@portal/shared/client';
import { CERTIFICATE_STATUS_NAMES } from '@portal/shared/contract';
import { CERTIFICATE_ORDERS, officeCertificates } from '@portal/shared/contract/office';
import { useNumberParam } from '@portal/shared/router';
import { Checkbox, FilterBar, FilterSelect, SearchBox, TextLink } from '@portal/shared/ui';
import { OfficePage } from '../parts/frame/OfficePage.tsx';
import { useOverview } from '../parts/overview/useOverview.ts';
import { nameOfSorting, sortingOf } from '../parts/table/columns.ts';
import { filterOf } from '../parts/table/filterOf.ts';
import { ListOf } from '../parts/table/ListOf.tsx';
import { OfficeTable } from '../parts/table/OfficeTable.tsx';
import { OnlyRow } from '../parts/table/OnlyRow.tsx';
import { usePage } from '../parts/table/usePage.ts';
import { useSelection } from '../parts/table/useSelection.ts';
import { BatchBar } from './BatchBar.tsx';
import { certificateColumns } from './columns.tsx';
import { useBatchActs } from './useBatchActs.tsx';
import { useCertificateActs } from './useCertificateActs.tsx';

// A request changes to AWAITING_TRANSFER at once, so REQUESTED needs no filter.
const { REQUESTED: _, ...STATUS_NAMES } = CERTIFICATE_STATUS_NAMES;
const STATUSES = filterOf(STATUS_NAMES, '모든 상태');

const NEWEST_FIRST = { id: 'requestedAt', isDescending: true } as const;

/** /office/certificates: requests and certificates, decided one by one or in batches. */
export default function ListPage() {
  const { page, limit, goTo, params, choose } = usePage();
  const keyword = params.get('keyword') ?? '';
  const status = STATUSES.wordOf(params.get('status'));
  const certificateNo = useNumberParam('certificateNo');
  const sorting = sortingOf(CERTIFICATE_ORDERS, params.get('order'), NEWEST_FIRST);
  const selection = useSelection(`${status ?? ''} ${keyword}`);
  const query = useItem(officeCertificates, {
    page,
    limit,
    order: sorting.id,
    descending: sorting.isDescending,
    ...(certificateNo !== null && { certificateNo }),
    ...(keyword && { keyword }),
    ...(status && { status }),
  });
  const batch = useBatchActs(selection.clear);
  const columns = certificateColumns({ selection, act: useCertificateActs(batch) });
  const handlesMoney = useOverview().data?.permissions.includes('money');
  return (
    <OfficePage
      title="자격증"
      lead={
        <>
          신청을 발급하고, 인쇄하고, 보낸 것을 기록합니다.
          {handlesMoney && (
            <span>
              {' '}
              수수료 입금은 <TextLink to="/office/transfers">입금·반환</TextLink>에서 확인합니다.
            </span>
          )}
        </>
      }
    >
      {certificateNo === null ? (
        <FilterBar label="자격증 찾기">
          <FilterSelect
            label="상태"
            options={STATUSES.options}
            value={status ?? ''}
            onChange={(value) => choose('status', value)}
          />
          <SearchBox
            label="이름이나 번호의 앞부분으로 찾기"
            defaultValue={keyword}
            onSearch={(words) => choose('keyword', words)}
          />
        </FilterBar>
      ) : (
        <OnlyRow name={`자격증 신청 ${certificateNo}번`} onAll={() => choose('certificateNo', '')} />
      )}
      <ListOf query={query} page={page} onPage={goTo} empty="찾으시는 자격증이 없습니다.">
        {(rows) => {
          const keys = rows.map(({ certificateNo }) => certificateNo);
          return (
            <>
              <BatchBar chosen={[...selection.chosen]} batch={batch} onClear={selection.clear}>
                <Checkbox
                  label={`이 쪽의 ${rows.length}건 모두 고르기`}
                  checked={keys.every((key) => selection.chosen.has(key))}
                  onChange={({ target }) => selection.choose(keys, target.checked)}
                />
              </BatchBar>
              <OfficeTable
                caption="자격증"
                columns={columns}
                rows={rows}
                keyOf={({ certificateNo }) => certificateNo}
                sorting={{ by: sorting, onSort: (by) => choose('order', nameOfSorting(by)) }}
              />
            </>
          );
        }}
      </ListOf>
    </OfficePage>
  );
}
