import { useTable, type Column, type SortingState } from '@tanstack/react-table';
import { Table } from '@portal/shared/ui';
import { features, type Columns, type Features } from './columns.ts';
import styles from './OfficeTable.module.css';

interface OfficeTableProps<Row extends object> {
  /** What the table shows, for screen readers; a heading says it to everybody else. */
  caption: string;
  columns: Columns<Row>;
  rows: Row[];
  keyOf: (row: Row) => number;
  /** By what the server has sorted, and sorting by something else. */
  sorting?: { by: SortingState; onSort: (by: SortingState) => void };
}

/**
 * A table whose first column names the row. On a phone every row is a card with the columns' names before the values;
 * the roles are written out, because `display` takes them from the elements.
 */
export function OfficeTable<Row extends object>({ caption, columns, rows, keyOf, sorting }: OfficeTableProps<Row>) {
  const table = useTable({
    features,
    columns,
    data: rows,
    getRowId: (row) => String(keyOf(row)),
    manualSorting: true,
    enableSortingRemoval: false,
    enableSorting: sorting !== undefined,
    state: { sorting: sorting?.by ?? NOT_SORTED },
    onSortingChange: (change) => {
      if (sorting) sorting.onSort(typeof change === 'function' ? change(sorting.by) : change);
    },
  });
  return (
    <div className={styles.root}>
      <Table caption={caption} hideCaption>
        <thead role="rowgroup">
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id} role="row">
              {group.headers.map((header) => (
                <th key={header.id} scope="col" role="columnheader" aria-sort={ariaSort(header.column)}>
                  {header.column.getCanSort() ? (
                    <button type="button" className={styles.sort} onClick={header.column.getToggleSortingHandler()}>
                      <table.FlexRender header={header} />
                      <span aria-hidden="true">{arrow(header.column)}</span>
                    </button>
                  ) : (
                    <table.FlexRender header={header} />
                  )}
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody role="rowgroup">
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id} role="row">
              {row.getAllCells().map((cell, index) => {
                const name = cell.column.columnDef.header;
                const label = typeof name === 'string' ? name : '';
                return index === 0 ? (
                  <th key={cell.id} scope="row" role="rowheader">
                    <table.FlexRender cell={cell} />
                  </th>
                ) : (
                  <td key={cell.id} role="cell" data-label={label}>
                    <table.FlexRender cell={cell} />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

const NOT_SORTED: SortingState = [];

type AnyColumn<Row extends object> = Column<Features, Row>;

const ariaSort = <Row extends object>(column: AnyColumn<Row>) => {
  if (!column.getCanSort()) return undefined;
  const sorted = column.getIsSorted();
  return sorted === 'asc' ? 'ascending' : sorted === 'desc' ? 'descending' : 'none';
};

const arrow = <Row extends object>(column: AnyColumn<Row>) => {
  const sorted = column.getIsSorted();
  return sorted === 'asc' ? ' ▲' : sorted === 'desc' ? ' ▼' : ' ↕';
};
