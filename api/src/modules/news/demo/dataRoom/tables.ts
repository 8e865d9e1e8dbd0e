import { join } from 'node:path';
import * as v from 'valibot';
import { readData } from '@portal/shared/prose';
import { workbookFile } from '../../../../demo/documents/workbook.ts';
import { lineOf, linesFor, type DataForm } from './audience.ts';

const tables = v.array(
  v.strictObject({
    title: v.string(),
    use: v.string(),
    fileName: v.string(),
    note: v.string(),
    head: v.array(v.string()),
    widths: v.array(v.number()),
    lines: v.array(lineOf(v.array(v.union([v.string(), v.number()])))),
  }),
);

/** Reference sheets. */
export const readTables = (): DataForm[] =>
  readData(join(import.meta.dirname, 'tables.json'), tables).map(
    ({ title, use, fileName, note, head, widths, lines }) => ({
      title,
      use,
      fileName,
      extension: 'xlsx',
      bytes: (name, audience) =>
        workbookFile(name, [{ name: '표', title: name, note, head, rows: linesFor(audience, lines), widths }]),
    }),
  );
