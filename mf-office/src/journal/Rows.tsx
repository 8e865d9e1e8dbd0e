import { EmptyState, Section } from '@portal/shared/ui';
import type { Columns } from '../parts/table/columns.ts';
import { OfficeTable } from '../parts/table/OfficeTable.tsx';

interface RowsProps<Row> {
  title: string;
  columns: Columns<Row>;
  rows: readonly Row[];
}

/** A section with all rows of a table, which have no number of their own. */
export function Rows<Row>({ title, columns, rows }: RowsProps<Row>) {
  return (
    <Section title={title}>
      {rows.length === 0 ? (
        <EmptyState title="없습니다." />
      ) : (
        <OfficeTable caption={title} columns={columns} rows={rows} keyOf={(row) => rows.indexOf(row)} />
      )}
    </Section>
  );
}
