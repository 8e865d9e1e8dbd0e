import { createColumnHelper, rowSortingFeature, tableFeatures, type ColumnDef } from '@tanstack/react-table';

/** What the office's tables can do: the server sorts, the table says by what. */
export const features = tableFeatures({ rowSortingFeature });
export type Features = typeof features;

/** The columns of a table over rows of one kind; they draw their cells from the row. */
export type Columns<Row extends object> = ColumnDef<Features, Row, unknown>[];

/** Makes the columns of a table: `columnsOf<Refund>().display({ id, header, cell })`. */
export const columnsOf = <Row extends object>() => createColumnHelper<Features, Row>();
