/** By it Excel knows UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A cell that a spreadsheet takes for a formula is a text all the same. */
const textOf = (cell: string) => (/^[=+\-@\t]/.test(cell) ? `'${cell}` : cell);
const cellOf = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The text of a table as Excel opens it. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map((cell) => cellOf(textOf(cell))).join(',')}\r\n`).join('');

export const csvOf = (rows: readonly (readonly string[])[]): Blob =>
  new Blob([csvText(rows)], { type: 'text/csv;charset=utf-8' });
