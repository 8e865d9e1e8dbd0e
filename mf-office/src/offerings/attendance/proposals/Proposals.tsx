import type { OfferingKind } from '@portal/shared/contract/office';
import { Button, Callout, Section } from '@portal/shared/ui';
import { OfficeTable } from '../../../parts/table/OfficeTable.tsx';
import type { Attendance } from '../attendee/attendee.ts';
import { proposalColumns } from './columns.tsx';
import { useProposals } from './useProposals.tsx';

interface ProposalsProps {
  offering: { kind: OfferingKind; offeringNo: number };
  attendance: Attendance;
}

/** Results proposed from attendance, once the last lesson is over. An employee enters them together or one by one. */
export function Proposals({ offering, attendance }: ProposalsProps) {
  const { attendancePercent, applicants } = attendance;
  const { enterAll, enterOne, open, problem, isChecking } = useProposals(offering, attendance);
  if (applicants.every(({ proposal }) => proposal === null))
    return (
      <Section title="결과 제안">
        <Callout tone="info">
          출석을 한 명도 기록하지 않아 제안할 결과가 없습니다. 아래 명단에서 출석을 기록하면 제안이 나타납니다.
        </Callout>
      </Section>
    );
  return (
    <Section
      title="결과 제안"
      lead={
        offering.kind === 'education'
          ? `수업 시간의 ${attendancePercent}% 이상 출석하면 수료로 제안합니다. 입력하기 전에는 아무 결과도 정해지지 않습니다.`
          : '출석한 분은 응시, 나머지는 결시로 제안합니다. 입력하기 전에는 아무 결과도 정해지지 않습니다.'
      }
      actions={
        open.length > 0 && (
          <Button variant="primary" busy={isChecking} onClick={() => void enterAll()}>
            {`제안대로 ${open.length}명 입력`}
          </Button>
        )
      }
    >
      {problem && <Callout tone="danger">{problem}</Callout>}
      <OfficeTable
        caption="결과 제안"
        columns={proposalColumns(enterOne)}
        rows={applicants}
        keyOf={(row) => row.userExaminationNo}
      />
    </Section>
  );
}
