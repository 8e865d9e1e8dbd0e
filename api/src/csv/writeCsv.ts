import { stringify } from 'csv-stringify/sync';

/**
 * A table as a file that Excel opens by a double click: UTF-8 with its byte order mark. A cell that a spreadsheet would
 * take for a formula gets a ' before it: what people type comes from anybody.
 */
export const writeCsv = (headings: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  stringify([headings, ...rows], {
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    // Numbers too, so that a negative one is no exception.
    cast: { number: String },
  });
