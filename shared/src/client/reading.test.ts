import { FakeApi } from '../testing/fakeApi.ts';
import { configureClient, request } from './index.ts';
import { AS_GUEST } from './server.ts';
import { ANSWERS } from './testing/answers.ts';
import { changesOf, withNewFields, type Change } from './testing/changes.ts';

// Every call of the contract with responses that an API of another release may return, which this build knows only in
// part.

const tellUnknown = jest.fn();
const api = new FakeApi();

beforeAll(() => {
  configureClient({ ...AS_GUEST, tellUnknown });
  api.install();
});

type Answered = (typeof ANSWERS)[number][1];

async function read(call: Answered, answer: unknown): Promise<unknown> {
  tellUnknown.mockClear();
  api.answer(call, answer as never);
  return request(call, {} as never, { quiet: true });
}

const isOfList = ({ field }: Change) => field.startsWith('list[].') || field.startsWith('[].');
const reports = ({ field, word }: Change, effect: string) => expect.arrayContaining([{ field, word, effect }]);

const ROWS = ANSWERS.flatMap(([name, call, sample]) =>
  changesOf(call.entity, sample).map((change) => ({ name: `${name}: ${change.field}`, call, sample, change })),
);
type Row = (typeof ROWS)[number];

const rowsOf = (isOne: (change: Change) => boolean) => ROWS.filter(({ change }) => isOne(change));

/** Names of the rows that violate an expectation, each with the first line of the error. */
async function brokenOf<One extends { name: string }>(rows: readonly One[], expectation: (row: One) => Promise<void>) {
  expect(rows.length).toBeGreaterThan(20);
  const broken: string[] = [];
  for (const row of rows)
    try {
      await expectation(row);
    } catch (error) {
      broken.push(`${row.name}: ${String(error).split('\n', 1)[0]}`);
    }
  return broken;
}

const answers = ANSWERS.map(([name, call, sample]) => ({ name, call, sample }));

test('there is a sample response for every call', () => {
  expect(answers.filter(({ sample }) => sample === undefined).map(({ name }) => name)).toEqual([]);
});

test('a response of the same release is read unchanged, without a report', async () => {
  const asItIs = async ({ call, sample }: (typeof answers)[number]) => {
    expect(await read(call, sample)).toEqual(sample);
    expect(tellUnknown).not.toHaveBeenCalled();
  };
  expect(await brokenOf(answers, asItIs)).toEqual([]);
});

test('a new field anywhere is dropped without a report', async () => {
  const leftOut = async ({ call, sample }: (typeof answers)[number]) => {
    expect(await read(call, withNewFields(call.entity, sample))).toEqual(sample);
    expect(tellUnknown).not.toHaveBeenCalled();
  };
  expect(await brokenOf(answers, leftOut)).toEqual([]);
});

const readWith =
  (effect: string) =>
  async ({ call, change }: Row) => {
    expect(await read(call, change.changed)).toEqual(change.read);
    expect(tellUnknown).toHaveBeenCalledWith(call, reports(change, effect));
  };

test('a new word is retained, and so is the rest', async () => {
  expect(
    await brokenOf(
      rowsOf(({ kind }) => kind === 'word'),
      readWith('kept'),
    ),
  ).toEqual([]);
});

test('a new word in an array or as a key of a record is dropped, and the rest is retained', async () => {
  const rows = rowsOf(({ kind }) => kind === 'wordOfArray' || kind === 'nameOfRecord');
  expect(await brokenOf(rows, readWith('leftOut'))).toEqual([]);
});

test('a list item without a required field is dropped, and the others are retained', async () => {
  const rows = rowsOf((change) => change.kind === 'required' && isOfList(change));
  const withoutItem = async ({ call, sample, change }: Row) => {
    const [, ...others] = Array.isArray(sample) ? (sample as unknown[]) : (sample as { list: unknown[] }).list;
    const rest = Array.isArray(sample) ? others : { ...(sample as object), list: others };
    expect(await read(call, change.changed)).toEqual(rest);
    expect(tellUnknown).toHaveBeenCalledWith(call, [{ field: change.field, word: '', effect: 'leftOut' }]);
  };
  expect(await brokenOf(rows, withoutItem)).toEqual([]);
});

test('a response without a required field is unreadable', async () => {
  const rows = rowsOf((change) => change.kind === 'required' && !isOfList(change));
  const refused = async ({ call, change }: Row) => {
    await expect(read(call, change.changed)).rejects.toMatchObject({ failure: 'unreadable' });
    expect(tellUnknown).toHaveBeenCalledWith(call, [{ field: change.field, word: '', effect: 'refused' }]);
  };
  expect(await brokenOf(rows, refused)).toEqual([]);
});
