import { stringify } from 'csv-stringify/sync';

/**
 * A table as a CSV file that Excel opens correctly: UTF-8 with a byte order mark. A cell that a spreadsheet would take
 * for a formula gets a ' before it, because users type the contents.
 */
export const writeCsv = (headings: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  stringify([headings, ...rows], {
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    // Also for numbers, so that negative ones are no exception.
    cast: { number: String },
  });
