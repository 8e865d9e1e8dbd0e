import type { CallEntity } from '@portal/shared/contract';
import type { officeImportForms } from '@portal/shared/contract/office';
import { Section } from '@portal/shared/ui';
import type { Columns } from '../parts/table/columns.ts';
import { OfficeTable } from '../parts/table/OfficeTable.tsx';

type Form = CallEntity<typeof officeImportForms>[number];
type AcceptedColumn = Form['columns'][number] & { at: number };

const columns: Columns<AcceptedColumn> = [
  { id: 'heading', heading: '열', cell: ({ heading }) => heading },
  { id: 'required', heading: '필요', cell: ({ isRequired }) => (isRequired ? '꼭 있어야 함' : '없어도 됨') },
  { id: 'others', heading: '다른 이름', cell: ({ others }) => others.join(', ') || '없음' },
];

/** Columns that a kind of file accepts, as its reader knows them. */
export function AcceptedColumns({ form }: { form: Form | undefined }) {
  if (!form) return null;
  return (
    <Section
      title={`${form.name} 파일의 열`}
      lead="첫 줄에 열 이름을 적습니다. 순서는 상관없고, 여기에 없는 열은 읽지 않습니다."
    >
      <OfficeTable
        caption={`${form.name} 파일의 열`}
        columns={columns}
        rows={form.columns.map((column, at) => ({ ...column, at }))}
        keyOf={({ at }) => at}
      />
    </Section>
  );
}
