import { FakeApi } from '../testing/fakeApi.ts';
import { configureClient, request } from './index.ts';
import { AS_GUEST } from './server.ts';
import { ANSWERS } from './testing/answers.ts';
import { changesOf, withNewFields, type Change } from './testing/changes.ts';

// Every call of the contract, answered as an API of another day may answer it: this build meets what it does not know.

const tellUnknown = jest.fn();
const api = new FakeApi();

beforeEach(() => {
  tellUnknown.mockClear();
  configureClient({ ...AS_GUEST, tellUnknown });
  api.install();
});

async function read(call: (typeof ANSWERS)[number][1], answer: unknown): Promise<unknown> {
  api.answer(call, answer as never);
  return request(call, {} as never, { quiet: true });
}

const isOfList = ({ field }: Change) => field.startsWith('list[].') || field.startsWith('[].');
const told = (changes: Pick<Change, 'field' | 'word'>, effect: string) =>
  expect.arrayContaining([{ field: changes.field, word: changes.word, effect }]);

test('there is a sample of what every call answers', () => {
  expect(ANSWERS.filter(([, , sample]) => sample === undefined).map(([name]) => name)).toEqual([]);
});

describe.each(ANSWERS)('%s', (_name, call, sample) => {
  const changes = changesOf(call.entity, sample);

  test('an answer of today is read as it is, and nobody is told', async () => {
    expect(await read(call, sample)).toEqual(sample);
    expect(tellUnknown).not.toHaveBeenCalled();
  });

  test('a new field anywhere is left out, and nobody is told', async () => {
    expect(await read(call, withNewFields(call.entity, sample))).toEqual(sample);
    expect(tellUnknown).not.toHaveBeenCalled();
  });

  const words = changes.filter(({ kind }) => kind === 'word');
  if (words.length > 0)
    test.each(words)('a new word in $field is kept, and the rest stands', async (change) => {
      expect(await read(call, change.changed)).toEqual(change.read);
      expect(tellUnknown).toHaveBeenCalledWith(call, told(change, 'kept'));
    });

  const left = changes.filter(({ kind }) => kind === 'wordOfArray' || kind === 'nameOfRecord');
  if (left.length > 0)
    test.each(left)('a new word in $field is left out, and the rest stands', async (change) => {
      expect(await read(call, change.changed)).toEqual(change.read);
      expect(tellUnknown).toHaveBeenCalledWith(call, told(change, 'leftOut'));
    });

  const required = changes.filter(({ kind }) => kind === 'required');
  const ofItems = required.filter(isOfList);
  if (ofItems.length > 0)
    test.each(ofItems)('an item of the list without $field is left out, and the others stand', async (change) => {
      const [, ...others] = Array.isArray(sample) ? (sample as unknown[]) : (sample as { list: unknown[] }).list;
      expect(await read(call, change.changed)).toEqual(
        Array.isArray(sample) ? others : { ...(sample as object), list: others },
      );
      expect(tellUnknown).toHaveBeenCalledWith(call, [{ field: change.field, word: '', effect: 'leftOut' }]);
    });

  const ofWhole = required.filter((change) => !isOfList(change));
  if (ofWhole.length > 0)
    test.each(ofWhole)('an answer without $field is no answer', async (change) => {
      await expect(read(call, change.changed)).rejects.toMatchObject({ failure: 'unreadable' });
      expect(tellUnknown).toHaveBeenCalledWith(call, [{ field: change.field, word: '', effect: 'refused' }]);
    });
});
