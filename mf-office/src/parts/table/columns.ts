import type { ReactNode } from 'react';

/** One column of a table: its heading, and what it draws of a row. */
export interface Column<Row> {
  id: string;
  heading: string;
  cell(row: Row): ReactNode;
  /** Whether the server can sort by it; `id` is then the order's name. */
  isSortable?: true;
}

/** The columns of a table over rows of one kind; the first names the row. */
export type Columns<Row> = readonly Column<Row>[];

/** By what the server has sorted. */
export interface Sorting<Order extends string = string> {
  id: Order;
  isDescending: boolean;
}

/** The order that an address names: `requestedAt`, or `-requestedAt` for the other way round. */
export function sortingOf<Order extends string>(
  orders: readonly Order[],
  named: string | null,
  otherwise: Sorting<Order>,
): Sorting<Order> {
  const id = orders.find((order) => order === named?.replace(/^-/, ''));
  return id === undefined ? otherwise : { id, isDescending: named?.startsWith('-') === true };
}

/** What an address calls it. */
export const nameOfSorting = ({ id, isDescending }: Sorting): string => `${isDescending ? '-' : ''}${id}`;
