/** Byte order mark, by which Excel detects UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Escapes a cell that a spreadsheet would parse as a formula. */
const textOf = (cell: string) => (/^[=+\-@\t]/.test(cell) ? `'${cell}` : cell);
const cellOf = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** CSV text that Excel opens without an import. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map((cell) => cellOf(textOf(cell))).join(',')}\r\n`).join('');

export const csvOf = (rows: readonly (readonly string[])[]): Blob =>
  new Blob([csvText(rows)], { type: 'text/csv;charset=utf-8' });
