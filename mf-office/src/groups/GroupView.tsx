import { formatCount, formatDate, formatDateTime, formatDeadline, formatMoney } from '@portal/shared/format';
import { formatBusinessNumber } from '@portal/shared/rules';
import { Actions, Badge, Button, ButtonLink, DescriptionList, Section, TextLink } from '@portal/shared/ui';
import { useOverview } from '../parts/overview/useOverview.ts';
import { PersonName } from '../parts/person/PersonName.tsx';
import { OfficeTable } from '../parts/table/OfficeTable.tsx';
import { paymentColumns, refundColumns, seatColumns, seatsInWords } from './columns.tsx';
import { offeringPathOf, type Group } from './group.ts';
import { useCancellingSeats } from './useCancellingSeats.tsx';

/** One group: employer, offering and seats, with its payments and refunds for employees who handle money. */
export function GroupView({ group }: { group: Group }) {
  const { seats, payments, refunds } = group;
  const applicantPath = (userExaminationNo: number) =>
    `${offeringPathOf(group)}&userExaminationNo=${userExaminationNo}`;
  return (
    <>
      <DescriptionList items={itemsOf(group)} />
      <Ways group={group} />
      <Section title="자리" lead="이름과 휴대폰 번호는 사업자가 적은 것입니다. 수락한 분의 이름은 신청으로 이어집니다.">
        <OfficeTable caption="자리" columns={seatColumns(applicantPath)} rows={seats} keyOf={({ seatNo }) => seatNo} />
      </Section>
      {payments && (
        <Section title="결제">
          {payments.length === 0 ? (
            <p>결제가 없습니다.</p>
          ) : (
            <OfficeTable caption="결제" columns={paymentColumns} rows={payments} keyOf={({ paymentNo }) => paymentNo} />
          )}
        </Section>
      )}
      {refunds && (
        <Section title="환불">
          {refunds.length === 0 ? (
            <p>환불이 없습니다.</p>
          ) : (
            <OfficeTable
              caption="환불"
              columns={refundColumns(seats)}
              rows={refunds}
              keyOf={({ refundNo }) => refundNo}
            />
          )}
        </Section>
      )}
    </>
  );
}

const itemsOf = (group: Group) => [
  { term: '상태', description: <Badge>{group.statusName}</Badge> },
  { term: '회사', description: group.businessName || '탈퇴한 회원' },
  ...(group.businessNumber
    ? [{ term: '사업자등록번호', description: formatBusinessNumber(group.businessNumber) }]
    : []),
  {
    term: '신청한 회원',
    description: (
      <>
        <PersonName memberNo={group.memberNo}>{group.employer || '탈퇴한 회원'}</PersonName> {group.userPhone}
      </>
    ),
  },
  { term: '교육·시험', description: <TextLink to={offeringPathOf(group)}>{group.title}</TextLink> },
  { term: '날짜', description: `${formatDate(group.day)} ${group.time}` },
  { term: '자리', description: seatsInWords(group.counts) },
  {
    term: '금액',
    description: `${formatMoney(group.seatPrice)} × ${formatCount(group.counts.seats)}명 = ${formatMoney(group.price)}`,
  },
  { term: '신청 일시', description: formatDateTime(group.applyDate) },
  ...(group.payDueAt ? [{ term: '결제 기한', description: formatDeadline(group.payDueAt) }] : []),
  ...(group.confirmedAt ? [{ term: '확정', description: formatDateTime(group.confirmedAt) }] : []),
  ...(group.expiredAt ? [{ term: '결제 기한 만료', description: formatDateTime(group.expiredAt) }] : []),
  { term: '수락 기한', description: formatDeadline(group.acceptUntil) },
];

/** Acts of an employee on a group, and links to related pages. */
function Ways({ group }: { group: Group }) {
  const { groupNo, counts } = group;
  const { data } = useOverview();
  const cancelSeats = useCancellingSeats(group);
  const mayAudit = data?.permissions.includes('members') ?? false;
  const mayCancel = group.allowedActions?.includes('cancelSeats') ?? false;
  if (counts.requested === 0 && !mayAudit && !mayCancel) return null;
  return (
    <Actions>
      {mayCancel && (
        <Button variant="secondary" onClick={cancelSeats}>
          수락하지 않은 자리 취소
        </Button>
      )}
      {counts.requested > 0 && <ButtonLink to="/office/cancellations">취소 요청 처리</ButtonLink>}
      {mayAudit && (
        <ButtonLink variant="secondary" to={`/office/audit?object=employer_group&objectNo=${groupNo}`}>
          감사 기록 보기
        </ButtonLink>
      )}
    </Actions>
  );
}
