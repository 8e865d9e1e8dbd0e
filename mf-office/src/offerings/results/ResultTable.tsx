import { formatCount } from '@portal/shared/format';
import { Callout } from '@portal/shared/ui';
import { CheckedFile } from '../../parts/checkedFile/CheckedFile.tsx';
import { countOutcome } from '../../parts/checkedFile/countOutcome.ts';
import { CheckedRows } from '../../parts/table/CheckedRows.tsx';
import { viewPath, type OfferingOfKind } from '../kind/kinds.ts';
import { RESULT_IS_FINAL } from './resultIsFinal.ts';
import { useResultTable } from './useResultTable.ts';

const HINTS = {
  education: "'결과' 열에 수료 또는 미수료를 적습니다.",
  exam: "'결과' 열에 응시, 결시, 합격, 불합격 가운데 하나를 적습니다. 합격과 불합격은 응시한 것으로도 입력됩니다. 과목이 정해진 시험은 과목 이름의 열에 점수를 적으면 합격 여부가 정해집니다.",
};

/** `3명의 결과 입력`, `2명의 정정 요청`, or both. */
const actionOf = (entered: number, proposed: number) =>
  [entered > 0 && `${formatCount(entered)}명의 결과 입력`, proposed > 0 && `${formatCount(proposed)}명의 정정 요청`]
    .filter(Boolean)
    .join(', ');

/** Chooses a table, shows what each of its rows would do, and enters exactly that. */
export function ResultTable({ offering }: { offering: OfferingOfKind }) {
  const { kind, offeringNo, title } = offering;
  const file = useResultTable({ kind, offeringNo });
  const entered = countOutcome(file.checked, 'enter');
  const proposed = countOutcome(file.checked, 'propose');
  const refused = formatCount(countOutcome(file.checked, 'refused'));
  const proposedLead = `${formatCount(proposed)}명은 이미 발표한 결과여서 정정을 요청하고, `;
  return (
    <CheckedFile
      file={file}
      label="결과표 파일"
      lead={`${formatCount(entered)}명의 결과를 입력하고, ${proposed > 0 ? proposedLead : ''}${refused}줄은 입력하지 않습니다.`}
      rows={({ rows }) => (
        <CheckedRows
          caption="결과표의 줄"
          subject={{ heading: '신청자', of: ({ applicant }) => applicant }}
          rows={rows}
        />
      )}
      back={{ to: viewPath(kind, offeringNo), label: '신청자로 돌아가기' }}
      action={actionOf(entered, proposed)}
      decision={{
        title: '결과 입력',
        details: [
          { term: '이름', description: title },
          { term: '파일', description: file.name },
          { term: '입력할 신청', description: <strong>{formatCount(entered)}명</strong> },
          ...(proposed > 0
            ? [{ term: '정정을 요청할 신청', description: `${formatCount(proposed)}명 (다른 직원이 확인합니다)` }]
            : []),
          { term: '입력하지 않을 줄', description: `${refused}줄` },
        ],
        note: <Callout tone="warning">{RESULT_IS_FINAL}</Callout>,
        action: proposed > 0 ? actionOf(entered, proposed) : `${formatCount(entered)}명 입력`,
        reasonLabel: '남길 말',
      }}
      entered={(count) =>
        proposed > 0
          ? `${formatCount(count)}명의 결과를 입력하거나 정정을 요청했습니다.`
          : `${formatCount(count)}명의 결과를 입력했습니다.`
      }
    >
      <Callout tone="info" title="표를 준비하는 방법">
        신청자 화면에서 CSV를 내려받아 {HINTS[kind]} 엑셀에서는 &quot;CSV UTF-8&quot;로 저장해주세요. 신청번호가 없는
        표는 수험번호, 또는 이름과 생년월일(휴대폰번호 뒷자리)로 찾습니다. 아직 아무것도 입력되지 않습니다.
      </Callout>
    </CheckedFile>
  );
}
