import { Download } from 'lucide-react';
import { formatDate } from '@portal/shared/format';
import type { DialogProps } from '@portal/shared/overlay';
import { PATHS } from '@portal/shared/section';
import { Button, Dialog, UnbrokenNumbers } from '@portal/shared/ui';
import { StackedTable, type Column } from '../../../parts/table/StackedTable.tsx';
import type { Completion } from '../../group.ts';
import { saveCompletions } from './saveCompletions.ts';

const COLUMNS: readonly Column<Completion>[] = [
  { heading: '번호', cell: ({ position }) => `${position}번` },
  { heading: '이름', cell: ({ name }) => name },
  { heading: '수료증 번호', cell: ({ number }) => <UnbrokenNumbers>{number}</UnbrokenNumbers> },
  { heading: '발급일', cell: ({ issuedAt }) => formatDate(issuedAt) },
];

/** Completions for an employer's records: names, numbers, and how to verify them. */
export default function CompletionsDialog({
  completions,
  close,
  closing,
}: DialogProps & { completions: readonly Completion[] }) {
  return (
    <Dialog
      title="수료증 번호"
      description={`회사에 알리는 데 동의하신 분의 수료증입니다. ‘자격증 진위확인’(${PATHS.verify})에서 번호로 누구나 확인할 수 있습니다.`}
      closing={closing}
      onClose={() => close()}
      footer={
        <>
          <Button variant="secondary" onClick={() => close()}>
            닫기
          </Button>
          <Button icon={<Download />} onClick={() => saveCompletions(completions)}>
            파일로 저장
          </Button>
        </>
      }
    >
      <StackedTable caption="수료증" columns={COLUMNS} rows={completions} keyOf={({ seatNo }) => seatNo} />
    </Dialog>
  );
}
