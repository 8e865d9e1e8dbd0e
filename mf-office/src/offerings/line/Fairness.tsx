import { formatCount, formatDateTime } from '@portal/shared/format';
import { serverNow } from '@portal/shared/time';
import { ButtonLink, DescriptionList, Section } from '@portal/shared/ui';
import { useOverview } from '../../parts/overview/useOverview.ts';
import { auditPath } from '../kind/kinds.ts';
import type { LineOfOffering } from './line.ts';

/**
 * The lot with its seed and how to verify the order, and a link to the audit log, which records every act of an
 * employee on the queue.
 */
export function Fairness({ line }: { line: LineOfOffering }) {
  const { kind, offeringNo, lot } = line;
  const { data } = useOverview();
  const mayAudit = data?.permissions.includes('members') ?? false;
  return (
    <>
      <Section
        title="추첨"
        lead="신청이 시작되기 전에 온 분들은 누가 먼저 눌렀는지가 아니라 추첨으로 순서를 정합니다. 그 뒤에 온 분은 온 순서대로 뒤에 섭니다."
      >
        {lot ? <Lot lot={lot} /> : <p>{waitsForLot(line) ? '신청이 시작될 때 추첨합니다.' : '추첨하지 않았습니다.'}</p>}
      </Section>
      <Section
        title="직원이 한 일"
        lead="직원은 순서를 바꾸거나 누구를 옮길 수 없습니다. 대기를 열고 닫은 일과 자리를 늘린 일은 감사 기록에 모두 남습니다."
        actions={
          mayAudit && (
            <ButtonLink variant="secondary" to={auditPath(kind, offeringNo)}>
              감사 기록 보기
            </ButtonLink>
          )
        }
      >
        {data && !mayAudit && <p>감사 기록은 회원 업무를 맡은 직원이 볼 수 있습니다.</p>}
      </Section>
    </>
  );
}

const waitsForLot = ({ opensAt }: LineOfOffering) => opensAt !== undefined && new Date(opensAt) > serverNow();

function Lot({ lot: { seed, drawnAt, places } }: { lot: NonNullable<LineOfOffering['lot']> }) {
  return (
    <>
      <DescriptionList
        items={[
          { term: '추첨한 때', description: formatDateTime(drawnAt) },
          { term: '추첨으로 순서를 정한 분', description: `${formatCount(places)}명` },
          { term: '추첨값', description: <code>{seed}</code> },
        ]}
      />
      <p>
        확인하는 방법: 추첨값과 대기 번호를 쌍점(:)으로 이은 글의 SHA-256 값을 대기 번호마다 구해 작은 것부터
        늘어놓으면, 추첨으로 정한 순서와 같습니다. 대기 번호 12번이라면{' '}
        <code>printf %s &apos;추첨값:12&apos; | sha256sum</code> 으로 구합니다.
      </p>
    </>
  );
}
