import { FakeApi } from '../testing/fakeApi.ts';
import { configureClient, request } from './index.ts';
import { AS_GUEST } from './server.ts';
import { ANSWERS } from './testing/answers.ts';
import { changesOf, withNewFields, type Change } from './testing/changes.ts';

// Every call of the contract, answered as an API of another day may answer it: this build meets what it does not know.

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
const told = ({ field, word }: Change, effect: string) => expect.arrayContaining([{ field, word, effect }]);

const ROWS = ANSWERS.flatMap(([name, call, sample]) =>
  changesOf(call.entity, sample).map((change) => ({ name: `${name}: ${change.field}`, call, sample, change })),
);
type Row = (typeof ROWS)[number];

const rowsOf = (isOne: (change: Change) => boolean) => ROWS.filter(({ change }) => isOne(change));

/** The names of the rows for which an expectation fails, each with its first line. */
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

test('there is a sample of what every call answers', () => {
  expect(answers.filter(({ sample }) => sample === undefined).map(({ name }) => name)).toEqual([]);
});

test('an answer of today is read as it is, and nobody is told', async () => {
  const asItIs = async ({ call, sample }: (typeof answers)[number]) => {
    expect(await read(call, sample)).toEqual(sample);
    expect(tellUnknown).not.toHaveBeenCalled();
  };
  expect(await brokenOf(answers, asItIs)).toEqual([]);
});

test('a new field anywhere is left out, and nobody is told', async () => {
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
    expect(tellUnknown).toHaveBeenCalledWith(call, told(change, effect));
  };

test('a new word is kept, and the rest stands', async () => {
  expect(
    await brokenOf(
      rowsOf(({ kind }) => kind === 'word'),
      readWith('kept'),
    ),
  ).toEqual([]);
});

test('a new word in an array or as the name of a record is left out, and the rest stands', async () => {
  const rows = rowsOf(({ kind }) => kind === 'wordOfArray' || kind === 'nameOfRecord');
  expect(await brokenOf(rows, readWith('leftOut'))).toEqual([]);
});

test('an item of a list without a field is left out, and the others stand', async () => {
  const rows = rowsOf((change) => change.kind === 'required' && isOfList(change));
  const withoutItem = async ({ call, sample, change }: Row) => {
    const [, ...others] = Array.isArray(sample) ? (sample as unknown[]) : (sample as { list: unknown[] }).list;
    const rest = Array.isArray(sample) ? others : { ...(sample as object), list: others };
    expect(await read(call, change.changed)).toEqual(rest);
    expect(tellUnknown).toHaveBeenCalledWith(call, [{ field: change.field, word: '', effect: 'leftOut' }]);
  };
  expect(await brokenOf(rows, withoutItem)).toEqual([]);
});

test('an answer without a field is no answer', async () => {
  const rows = rowsOf((change) => change.kind === 'required' && !isOfList(change));
  const refused = async ({ call, change }: Row) => {
    await expect(read(call, change.changed)).rejects.toMatchObject({ failure: 'unreadable' });
    expect(tellUnknown).toHaveBeenCalledWith(call, [{ field: change.field, word: '', effect: 'refused' }]);
  };
  expect(await brokenOf(rows, refused)).toEqual([]);
});
