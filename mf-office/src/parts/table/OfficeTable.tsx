import { Table } from '@portal/shared/ui';
import type { Column, Columns, Sorting } from './columns.ts';
import styles from './OfficeTable.module.css';

interface SortedTable {
  by: Sorting;
  onSort(by: Sorting): void;
}

interface OfficeTableProps<Row> {
  /** Caption for screen readers; a visible heading says the same. */
  caption: string;
  columns: Columns<Row>;
  rows: readonly Row[];
  keyOf: (row: Row) => number;
  /** Current order of the rows, and a function that changes it. */
  sorting?: SortedTable;
}

/**
 * A table whose first column names the row. On a phone every row is a card with the column names before the values. The
 * roles are explicit, because `display` removes the native ones. The server pages, searches and sorts; TanStack Table
 * had nothing left to do but pass each cell its row.
 */
export function OfficeTable<Row>({ caption, columns, rows, keyOf, sorting }: OfficeTableProps<Row>) {
  const [name, ...others] = columns;
  return (
    <div className={styles.root}>
      <Table caption={caption} hideCaption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) =>
              sorting && column.isSortable ? (
                <SortableHeading key={column.id} column={column} sorting={sorting} />
              ) : (
                <th key={column.id} scope="col" role="columnheader">
                  {column.heading}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={keyOf(row)} role="row">
              <th scope="row" role="rowheader">
                {name?.cell(row)}
              </th>
              {others.map(({ id, heading, cell }) => (
                <td key={id} role="cell" data-label={heading}>
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

interface SortableHeadingProps {
  column: Pick<Column<never>, 'id' | 'heading'>;
  sorting: SortedTable;
}

function SortableHeading({ column: { id, heading }, sorting: { by, onSort } }: SortableHeadingProps) {
  const order = by.id !== id ? 'none' : by.isDescending ? 'descending' : 'ascending';
  return (
    <th scope="col" role="columnheader" aria-sort={order}>
      <button type="button" className={styles.sort} onClick={() => onSort({ id, isDescending: order === 'ascending' })}>
        {heading}
        <span aria-hidden="true">{ARROWS[order]}</span>
      </button>
    </th>
  );
}

const ARROWS = { none: ' ↕', ascending: ' ▲', descending: ' ▼' };
