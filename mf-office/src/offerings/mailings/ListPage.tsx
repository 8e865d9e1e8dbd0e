import { useItem } from '@portal/shared/client';
import type { CallEntity } from '@portal/shared/contract';
import { officeMailings, officeOffering, type OfferingKind } from '@portal/shared/contract/office';
import { formatDateTime } from '@portal/shared/format';
import { useNumberParam } from '@portal/shared/router';
import { Actions, ButtonLink } from '@portal/shared/ui';
import { ItemOf } from '../../parts/frame/ItemOf.tsx';
import { OfficePage } from '../../parts/frame/OfficePage.tsx';
import type { Columns } from '../../parts/table/columns.ts';
import { ListOf } from '../../parts/table/ListOf.tsx';
import { OfficeTable } from '../../parts/table/OfficeTable.tsx';
import { usePage } from '../../parts/table/usePage.ts';
import { mailingPath, viewPath, writeMailingPath } from '../kind/kinds.ts';

type Mailing = CallEntity<typeof officeMailings>['list'][number];

const mailingColumns = (kind: OfferingKind, offeringNo: number): Columns<Mailing> => [
  { id: 'sentAt', heading: '보낸 때', cell: (row) => formatDateTime(row.sentAt) },
  { id: 'title', heading: '제목', cell: (row) => row.title },
  { id: 'recipients', heading: '받는 분', cell: (row) => `${row.recipients}명` },
  { id: 'sentBy', heading: '보낸 직원', cell: (row) => row.sentBy || '나간 직원' },
  {
    id: 'outcome',
    heading: '결과',
    cell: (row) => (
      <ButtonLink
        size="small"
        variant="secondary"
        to={mailingPath(kind, offeringNo, row.mailingNo)}
        aria-label={`${row.title} 결과 보기`}
      >
        결과 보기
      </ButtonLink>
    ),
  },
];

/** /office/courses/mailings and /office/exams/mailings: messages sent to the applicants. */
export default function ListPage({ kind }: { kind: OfferingKind }) {
  const offeringNo = useNumberParam('offeringNo');
  const offering = useItem(officeOffering, offeringNo === null ? null : { kind, offeringNo });
  return (
    <OfficePage
      title="신청자 안내"
      lead={offering.data?.title}
      actions={
        offeringNo !== null && (
          <Actions>
            <ButtonLink variant="secondary" to={viewPath(kind, offeringNo)}>
              돌아가기
            </ButtonLink>
            <ButtonLink to={writeMailingPath(kind, offeringNo)}>안내 쓰기</ButtonLink>
          </Actions>
        )
      }
    >
      <ItemOf no={offeringNo} query={offering}>
        {(found) => <Mailings kind={kind} offeringNo={found.offeringNo} />}
      </ItemOf>
    </OfficePage>
  );
}

function Mailings({ kind, offeringNo }: { kind: OfferingKind; offeringNo: number }) {
  const { page, limit, goTo } = usePage();
  const query = useItem(officeMailings, { kind, offeringNo, page, limit });
  return (
    <ListOf query={query} page={page} limit={limit} onPage={goTo} empty="아직 보낸 안내가 없습니다.">
      {(rows) => (
        <OfficeTable
          caption="보낸 안내"
          columns={mailingColumns(kind, offeringNo)}
          rows={rows}
          keyOf={({ mailingNo }) => mailingNo}
        />
      )}
    </ListOf>
  );
}
