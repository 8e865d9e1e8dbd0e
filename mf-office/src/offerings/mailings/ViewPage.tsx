import { useItem } from '@portal/shared/client';
import type { CallEntity } from '@portal/shared/contract';
import { MAILING_OUTCOME_NAMES, officeMailingRecipients, type OfferingKind } from '@portal/shared/contract/office';
import { inTable } from '@portal/shared/contract/words';
import { useNumberParam } from '@portal/shared/router';
import { Badge, ButtonLink, EmptyState, type Tone } from '@portal/shared/ui';
import { OfficePage } from '../../parts/frame/OfficePage.tsx';
import { PersonName } from '../../parts/person/PersonName.tsx';
import type { Columns } from '../../parts/table/columns.ts';
import { ListOf } from '../../parts/table/ListOf.tsx';
import { OfficeTable } from '../../parts/table/OfficeTable.tsx';
import { usePage } from '../../parts/table/usePage.ts';
import { mailingsPath } from '../kind/kinds.ts';

type Recipient = CallEntity<typeof officeMailingRecipients>['list'][number];

const TONES: Record<keyof typeof MAILING_OUTCOME_NAMES, Tone> = {
  waiting: 'info',
  sent: 'success',
  failed: 'danger',
  none: 'neutral',
};

const outcome = (word: Recipient['sms']) => (
  <Badge tone={inTable(TONES, word, 'neutral')}>{inTable(MAILING_OUTCOME_NAMES, word, word)}</Badge>
);

const COLUMNS: Columns<Recipient> = [
  {
    id: 'name',
    heading: '이름',
    cell: (row) => <PersonName memberNo={row.memberNo}>{row.name || '탈퇴한 회원'}</PersonName>,
  },
  { id: 'number', heading: '신청 번호', cell: (row) => `${row.userExaminationNo}번` },
  { id: 'status', heading: '상태', cell: (row) => row.statusName },
  { id: 'sms', heading: '문자', cell: (row) => outcome(row.sms) },
  { id: 'mail', heading: '메일', cell: (row) => outcome(row.mail) },
  { id: 'told', heading: '마이페이지', cell: (row) => (row.isTold ? '보임' : '보이지 않음') },
];

/** /office/courses/mailings/view and /office/exams/mailings/view: delivery of a message to each applicant. */
export default function ViewPage({ kind }: { kind: OfferingKind }) {
  const offeringNo = useNumberParam('offeringNo');
  const mailingNo = useNumberParam('mailingNo');
  return (
    <OfficePage
      title="신청자 안내 결과"
      lead="닿지 않은 분부터 보입니다. 문자와 메일을 모두 꺼 두신 분께는 마이페이지에만 보입니다."
      actions={
        offeringNo !== null && (
          <ButtonLink variant="secondary" to={mailingsPath(kind, offeringNo)}>
            돌아가기
          </ButtonLink>
        )
      }
    >
      {mailingNo === null ? (
        <EmptyState title="번호가 없는 주소입니다. 목록에서 다시 골라주세요." />
      ) : (
        <Recipients mailingNo={mailingNo} />
      )}
    </OfficePage>
  );
}

function Recipients({ mailingNo }: { mailingNo: number }) {
  const { page, limit, goTo } = usePage();
  const query = useItem(officeMailingRecipients, { mailingNo, page, limit });
  return (
    <ListOf query={query} page={page} limit={limit} onPage={goTo} empty="받는 분이 없습니다.">
      {(rows) => (
        <OfficeTable
          caption="받는 분"
          columns={COLUMNS}
          rows={rows}
          keyOf={({ userExaminationNo }) => userExaminationNo}
        />
      )}
    </ListOf>
  );
}
