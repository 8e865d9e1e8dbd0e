import { CARRIER_NAMES, type Carrier } from '@portal/shared/contract/manager';
import { TRACKING_OUTCOME_NAMES, type TrackingOutcome } from '@portal/shared/contract/office';
import { inTable } from '@portal/shared/contract/words';
import { formatCount } from '@portal/shared/format';
import { Badge, Callout, SelectField, type Tone } from '@portal/shared/ui';
import { CheckedFile } from '../../parts/checkedFile/CheckedFile.tsx';
import { countOutcome } from '../../parts/checkedFile/countOutcome.ts';
import { OfficePage } from '../../parts/frame/OfficePage.tsx';
import type { Columns } from '../../parts/table/columns.ts';
import { OfficeTable } from '../../parts/table/OfficeTable.tsx';
import { useTrackingTable, type CheckedTable } from './useTrackingTable.ts';

const POSTS = '/office/posts';
const CARRIERS = Object.entries(CARRIER_NAMES).map(([value, label]) => ({ value, label }));
const TONES: Record<TrackingOutcome, Tone> = { send: 'success', unchanged: 'neutral', refused: 'danger' };
const COLUMNS: Columns<CheckedTable['rows'][number]> = [
  { id: 'recipient', heading: '받는 분', cell: (row) => row.recipient },
  { id: 'line', heading: '파일의 줄', cell: (row) => `${row.line}번째 줄` },
  { id: 'trackingNumber', heading: '송장번호', cell: (row) => row.trackingNumber || '비어 있음' },
  {
    id: 'outcome',
    heading: '처리',
    cell: (row) => (
      <>
        <Badge tone={inTable(TONES, row.outcome, 'warning')}>
          {inTable(TRACKING_OUTCOME_NAMES, row.outcome, '확인 필요')}
        </Badge>{' '}
        {row.message}
      </>
    ),
  },
];

/** /office/posts/tracking: imports tracking numbers from a table, after a preview of what each row would do. */
export default function TrackingPage() {
  const file = useTrackingTable();
  const sent = countOutcome(file.checked, 'send');
  const others = (file.checked?.rows.length ?? 0) - sent;
  return (
    <OfficePage
      title="송장 파일 올리기"
      lead="줄마다 어떻게 처리될지 먼저 보여드립니다. 아직 아무것도 기록되지 않습니다."
    >
      <CheckedFile
        file={file}
        label="송장 파일"
        hint="CSV 파일"
        lead={`${formatCount(sent)}건을 보낸 것으로 기록하고, ${formatCount(others)}줄은 기록하지 않습니다.`}
        rows={({ rows }) => (
          <OfficeTable caption="송장 파일의 줄" columns={COLUMNS} rows={rows} keyOf={({ line }) => line} />
        )}
        back={{ to: POSTS, label: '우편 발송으로 돌아가기' }}
        action={sent > 0 ? `${formatCount(sent)}건 발송 기록` : ''}
        decision={{
          title: '발송 기록',
          details: [
            { term: '파일', description: file.name },
            { term: '보낸 것으로 기록할 우편', description: <strong>{formatCount(sent)}건</strong> },
          ],
          note: <Callout tone="warning">기록하면 회원마다 송장번호를 알립니다.</Callout>,
          action: `${formatCount(sent)}건 기록`,
          reasonLabel: null,
        }}
        entered={(count) => `${formatCount(count)}건을 보낸 것으로 기록했습니다.`}
      >
        <Callout tone="info" title="표를 준비하는 방법">
          우체국이나 택배사에서 받은 표를 CSV로 저장해 올려주세요. ‘송장번호’(등기번호) 열과, ‘발송번호’ 열 또는
          ‘이름’과 ‘우편번호’ 열이 있어야 합니다. 발송번호는 라벨에 적혀 있습니다.
        </Callout>
        <SelectField
          label="택배사"
          required
          hint="표에 ‘택배사’ 열이 없으면 이 택배사로 기록합니다."
          options={CARRIERS}
          value={file.fields.carrier}
          onChange={({ target }) => void file.setFields({ carrier: target.value as Carrier })}
        />
      </CheckedFile>
    </OfficePage>
  );
}
