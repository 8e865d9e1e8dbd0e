import type { Key, ReactNode } from 'react';
import { Table } from '@portal/shared/ui';
import styles from './StackedTable.module.css';

/** One column of a table: what it is called, and what stands in it. */
export interface Column<Row> {
  heading: string;
  cell(row: Row): ReactNode;
}

interface StackedTableProps<Row> {
  /** What the table shows; for screen readers, since a heading above says it. */
  caption: string;
  /** The first one names the row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf(row: Row): Key;
}

/**
 * A table of which, on a phone, a row's cells stand below each other, with their headings; the roles are written out,
 * because `display` takes them from the elements.
 */
export function StackedTable<Row>({ caption, columns, rows, keyOf }: StackedTableProps<Row>) {
  const [name, ...others] = columns;
  return (
    <div className={styles.root}>
      <Table caption={caption} hideCaption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ heading }) => (
              <th key={heading} scope="col" role="columnheader">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={keyOf(row)} role="row">
              <th scope="row" role="rowheader">
                {name?.cell(row)}
              </th>
              {others.map(({ heading, cell }) => (
                <td key={heading} role="cell" data-label={heading}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
