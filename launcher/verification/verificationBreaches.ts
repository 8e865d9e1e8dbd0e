import { lineOf, type Breach } from '../documents/breach.ts';
import { faultsOf } from './faultsOf.ts';
import { ASVS, ASVS_NUMBERS, KWCAG, PERSONAL_DATA, STATUSES, type Row } from './rows.ts';

const FOLDER = 'docs/verification';
const ACCESSIBILITY = 'docs/accessibility.md';
const LISTS: Readonly<Record<string, readonly Row[]>> = { asvs: ASVS, kwcag: KWCAG, 'personal-data': PERSONAL_DATA };
/** Requirements of ASVS 5.0.0 on levels 1 and 2, those of level 1, and items of KWCAG 2.2. */
const COUNTS = { asvs: 253, firstLevel: 70, kwcag: 33 };

const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);
const without = <T>(all: readonly T[], known: readonly T[]) => all.filter((one) => !known.includes(one));
const count = (file: string, what: string, found: number, right: number): Breach[] =>
  found === right ? [] : [{ file, line: 1, fault: `has ${found} ${what} in place of ${right}` }];

/** Faults in the rows of a list: their evidence, duplicate ids, the counts of statuses in the README. */
function listBreaches(name: string, rows: readonly Row[], read: (file: string) => string): Breach[] {
  const file = `${FOLDER}/${name}.json`;
  const text = read(file);
  const breach = (id: string, fault: string): Breach => ({ file, line: lineOf(text, `"id": "${id}"`), fault });
  const ids = idsOf(rows);
  const counts = STATUSES.map((status) => rows.filter((row) => row.status === status).length);
  const cells = `| ${[`[${name}.json](${name}.json)`, rows.length, ...counts].join(' | ')} |`;
  const readme = read(`${FOLDER}/README.md`);
  return [
    ...rows.flatMap((row) => faultsOf(row).map((fault) => breach(row.id, fault))),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => breach(id, `${id}: is there twice`)),
    ...(readme.includes(cells)
      ? []
      : [
          {
            file: `${FOLDER}/README.md`,
            line: lineOf(readme, `[${name}.json]`),
            fault: `has other counts than ${cells}`,
          },
        ]),
  ];
}

/** Expects every requirement of ASVS and every item of KWCAG in order, and no other. */
function wholeness(read: (file: string) => string): Breach[] {
  const asvs = Object.entries(ASVS_NUMBERS).flatMap(([section, numbers]) =>
    numbers.map((number) => `${section}.${number}`),
  );
  const items = [...read(ACCESSIBILITY).matchAll(/^\| \d+ ([^|]+?) \|/gm)].map(([, item = '']) => item);
  const compared = [
    { file: `${FOLDER}/asvs.json`, found: idsOf(ASVS), right: asvs },
    { file: `${FOLDER}/kwcag.json`, found: KWCAG.map(({ about }) => about), right: items },
  ].flatMap(({ file, found, right }) => {
    const faults = [
      ...without(right, found).map((one) => `lacks ${one}`),
      ...without(found, right).map((one) => `has ${one}, which its list does not have`),
    ];
    if (faults.length === 0 && found.join() !== right.join()) faults.push('has another order than its list');
    return faults.map((fault): Breach => ({ file, line: 1, fault }));
  });
  return [
    ...compared,
    ...count(`${FOLDER}/asvs-numbers.json`, 'requirements', asvs.length, COUNTS.asvs),
    ...count(
      `${FOLDER}/asvs.json`,
      'requirements of level 1',
      ASVS.filter(({ level }) => level === 1).length,
      COUNTS.firstLevel,
    ),
    ...count(ACCESSIBILITY, 'items of KWCAG', items.length, COUNTS.kwcag),
  ];
}

/** Faults in the lists of requirements. */
export const verificationBreaches = (read: (file: string) => string): Breach[] => [
  ...Object.entries(LISTS).flatMap(([name, rows]) => listBreaches(name, rows, read)),
  ...wholeness(read),
];
