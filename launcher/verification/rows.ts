import { join } from 'node:path';
import * as v from 'valibot';
import { readData } from '@portal/shared/prose';
import { ROOT } from '../root.ts';

/** Status of a requirement; docs/verification/README.md explains each. */
export const STATUSES = ['tested', 'documented', 'untested', 'operator', 'inapplicable', 'unmet'] as const;
export type Status = (typeof STATUSES)[number];

const words = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** Evidence of a row: a test by its title, or a text in a file or in one file of a folder. */
const evidence = v.union([v.strictObject({ file: words, test: words }), v.strictObject({ file: words, text: words })]);
export type Evidence = v.InferOutput<typeof evidence>;

const entries = {
  id: words,
  about: words,
  status: v.picklist(STATUSES),
  reason: words,
  by: v.optional(v.array(evidence), []),
};

const fileOf = (name: string) => join(ROOT, 'docs/verification', `${name}.json`);

export const ASVS = readData(fileOf('asvs'), v.array(v.strictObject({ ...entries, level: v.picklist([1, 2]) })));
/** Numbers of every section with requirements of levels 1 and 2. */
export const ASVS_NUMBERS = readData(fileOf('asvs-numbers'), v.record(v.string(), v.array(v.number())));
export const KWCAG = readData(fileOf('kwcag'), v.array(v.strictObject(entries)));
export const PERSONAL_DATA = readData(
  fileOf('personal-data'),
  v.array(v.strictObject({ ...entries, organisation: words })),
);

export type Row = (typeof KWCAG)[number];
