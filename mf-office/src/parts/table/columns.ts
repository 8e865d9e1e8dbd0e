import type { ReactNode } from 'react';

/** A table column: heading, and content of a cell. */
export interface Column<Row> {
  id: string;
  heading: string;
  cell(row: Row): ReactNode;
  /** The server can sort by it; `id` is then the name of the order. */
  isSortable?: true;
}

/** The columns of a table over rows of one kind; the first names the row. */
export type Columns<Row> = readonly Column<Row>[];

/** Order of the rows by the server. */
export interface Sorting<Order extends string = string> {
  id: Order;
  isDescending: boolean;
}

/** Order named in the address: `requestedAt`, or `-requestedAt` for descending. */
export function sortingOf<Order extends string>(
  orders: readonly Order[],
  named: string | null,
  otherwise: Sorting<Order>,
): Sorting<Order> {
  const id = orders.find((order) => order === named?.replace(/^-/, ''));
  return id === undefined ? otherwise : { id, isDescending: named?.startsWith('-') === true };
}

/** Name of an order in the address. */
export const nameOfSorting = ({ id, isDescending }: Sorting): string => `${isDescending ? '-' : ''}${id}`;
