import { useFetchItem } from '@portal/shared/client';
import { officeImportProblems } from '@portal/shared/contract/office';
import { formatCount } from '@portal/shared/format';
import { Button, Section } from '@portal/shared/ui';
import { download } from '../parts/files/download.ts';
import type { Columns } from '../parts/table/columns.ts';
import { OfficeTable } from '../parts/table/OfficeTable.tsx';
import type { ImportDetail } from './import.ts';

type Problem = ImportDetail['problems'][number] & { at: number };

const columns: Columns<Problem> = [
  { id: 'line', heading: '줄', cell: ({ line }) => `${formatCount(line)}번째 줄` },
  { id: 'outcome', heading: '결과', cell: ({ outcomeName }) => outcomeName },
  { id: 'column', heading: '열', cell: ({ column }) => column },
  { id: 'message', heading: '이유', cell: ({ message }) => message },
];

/** Problems of a file, row by row: the first ones, and all as a table. */
export function Problems({ item }: { item: ImportDetail }) {
  const fetchProblems = useFetchItem(officeImportProblems);
  const { uploadNo, problems, problemCount } = item;
  if (problemCount === 0 || uploadNo === null) return null;
  const take = async () => {
    const { fileName, table } = await fetchProblems({ uploadNo });
    download(fileName, table);
  };
  const lead =
    problemCount > problems.length
      ? `${formatCount(problemCount)}가지 가운데 처음 ${formatCount(problems.length)}가지입니다. 나머지는 파일로 받아주세요.`
      : `${formatCount(problemCount)}가지입니다. 원래 파일을 고쳐 다시 올리면 남은 줄만 가져옵니다.`;
  return (
    <Section
      title="가져오지 않는 줄"
      lead={lead}
      actions={
        <Button variant="secondary" onClick={() => void take().catch(() => undefined)}>
          파일로 받기
        </Button>
      }
    >
      <OfficeTable
        caption="가져오지 않는 줄"
        columns={columns}
        rows={problems.map((problem, at) => ({ ...problem, at }))}
        keyOf={({ at }) => at}
      />
    </Section>
  );
}
