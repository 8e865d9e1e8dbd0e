import type { Key, ReactNode } from 'react';
import { Table } from '@portal/shared/ui';
import styles from './StackedTable.module.css';

/** A table column: heading and cell content. */
export interface Column<Row> {
  heading: string;
  cell(row: Row): ReactNode;
}

interface StackedTableProps<Row> {
  /** Caption for screen readers; a visible heading says the same. */
  caption: string;
  /** The first one names the row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf(row: Row): Key;
}

/**
 * A table whose cells are stacked on a phone, with their headings. The roles are explicit, because `display` removes
 * the native ones.
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
