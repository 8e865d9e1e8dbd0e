import type { ComponentProps } from 'react';
import { Section } from '@portal/shared/ui';
import { OfficeTable } from '../../parts/table/OfficeTable.tsx';

type HistoryTableProps<Row extends object> = Omit<ComponentProps<typeof OfficeTable<Row>>, 'caption'> & {
  title: string;
  /** Text if there are no rows. */
  none: string;
};

/** A member's records of one kind, under their heading. */
export function HistoryTable<Row extends object>({ title, none, ...table }: HistoryTableProps<Row>) {
  return (
    <Section title={title}>
      <OfficeTable caption={title} {...table} />
      {table.rows.length === 0 && <p>{none}</p>}
    </Section>
  );
}
