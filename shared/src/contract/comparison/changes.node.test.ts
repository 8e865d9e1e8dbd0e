import * as v from 'valibot';
import { call, type Call, type Schema } from '../base/call.ts';
import { listOf } from '../base/envelope.ts';
import { count, day, oneOf, requiredText, text } from '../base/fields.ts';
import { wordOf } from '../base/words.ts';
import { describeCalls } from './describeCall.ts';
import { findings } from './findings.ts';
import { whatGoesWrong } from './testing/meeting.ts';

// Every kind of change of an input and of a response, in both directions: an older client with a newer API, and the
// reverse. Each is checked twice, by comparing the two descriptions and by running the two schemas. Changes of paths,
// permissions and so on are in the API's release.test.ts.

const callWith = (parts: { input?: Schema; entity?: Schema }): Call =>
  call({
    method: 'POST',
    path: '/api/example',
    access: 'public',
    changes: false,
    body: 'json',
    summary: 'An example',
    input: parts.input ?? v.object({}),
    entity: parts.entity ?? v.null(),
  });

/** Schemas before and after a change, with the expected findings; null if they are compatible. */
interface Change {
  before: Schema;
  after: Schema;
  /** An old client with a new API. */
  oldClient: string | null;
  /** A new client with an old API. */
  newClient: string | null;
}
type Row = [kind: string, change: Change];

/** Finding about a field or a part of it: `.memo is sent and not taken`. */
const finding = (part: string, field: string, said: string | null) => {
  const [, inside = '', problem = ''] = /^([.{]\S*)? ?(.*)$/s.exec(said ?? '') ?? [];
  return said && `${part} "${field}${inside}" ${problem}`;
};

const input = (
  kind: string,
  before: Schema | undefined,
  after: Schema | undefined,
  oldClient: string | null,
  newClient: string | null,
): Row => [
  kind,
  {
    before: v.object(before ? { it: before } : {}),
    after: v.object(after ? { it: after } : {}),
    oldClient: finding('input', 'it', oldClient),
    newClient: finding('input', 'it', newClient),
  },
];

const phone = (pattern: RegExp) => v.pipe(v.string(), v.regex(pattern));
const notTaken = (how: string) => `may be sent ${how}, which is not taken`;
const isEven = (value: number) => value % 2 === 0;
const OPEN = { OPEN: '접수중' };
const BOTH = { OPEN: '접수중', CLOSED: '마감' };
const maximum = (length: number) => v.pipe(v.array(v.number()), v.maxLength(length));

const INPUTS: Row[] = [
  input('a new optional field', undefined, v.optional(v.string()), null, 'is sent and not taken'),
  input('a new field with a value of its own', undefined, v.optional(v.string(), 'a'), null, 'is sent and not taken'),
  input('a new required field', undefined, v.string(), 'is needed and not sent', 'is sent and not taken'),
  input(
    'an optional field that becomes required',
    v.optional(v.string()),
    v.string(),
    'is needed and not always sent',
    null,
  ),
  input(
    'a field that may be null no longer',
    v.nullable(v.string()),
    v.string(),
    'may be sent as null, which is not taken',
    null,
  ),
  input('a text of more letters', text(50), text(100), null, notTaken('with more than 50 letters')),
  input('a text without a limit', text(50), v.pipe(text(100_000)), null, notTaken('with more than 50 letters')),
  input(
    'a text that must not be empty any more',
    requiredText(50, ''),
    text(50),
    null,
    notTaken('with less than 1 letters'),
  ),
  input(
    'a number with a higher minimum',
    v.pipe(v.number(), v.minValue(1)),
    v.pipe(v.number(), v.minValue(5)),
    notTaken('below 5'),
    null,
  ),
  input(
    'a number with a lower maximum',
    v.pipe(v.number(), v.maxValue(100)),
    v.pipe(v.number(), v.maxValue(50)),
    notTaken('above 50'),
    null,
  ),
  input(
    'a number that must be whole',
    v.number(),
    v.pipe(v.number(), v.integer()),
    notTaken('that is no integer'),
    null,
  ),
  input('a word more', wordOf(OPEN), wordOf(BOTH), null, notTaken('as CLOSED')),
  input(
    'a few words that become any text',
    wordOf(BOTH),
    v.string(),
    null,
    notTaken('as another word than OPEN, CLOSED'),
  ),
  input(
    'a few words that keep the limits of a text',
    wordOf(BOTH),
    text(20),
    null,
    notTaken('as another word than OPEN, CLOSED'),
  ),
  input(
    'a few words, one longer than a text may be',
    wordOf(BOTH),
    text(5),
    notTaken('as "CLOSED"'),
    notTaken('as another word than OPEN, CLOSED'),
  ),
  input('a number out of more', oneOf([1, 2]), oneOf([1, 2, 3]), null, notTaken('as 3')),
  input(
    'a number that may also come as digits',
    v.pipe(v.number(), v.integer(), v.safeInteger(), v.minValue(0)),
    count,
    null,
    'is sent as text, and taken as number',
  ),
  input(
    'a text that becomes a number',
    v.string(),
    v.number(),
    'is sent as text, and taken as number',
    'is sent as number, and taken as text',
  ),
  input('a text that becomes a day', v.string(), day, notTaken('that is no iso date'), null),
  input(
    'a pattern where there was none',
    v.string(),
    phone(/^\d{10}$/),
    notTaken(String.raw`that is not /^\d{10}$/`),
    null,
  ),
  input(
    'a looser pattern',
    phone(/^\d{10}$/),
    phone(/^\d{10,11}$/),
    null,
    notTaken(String.raw`that is not /^\d{10}$/`),
  ),
  input('the same pattern, written otherwise', phone(/^[0-9]{5}$/), phone(/^\d\d\d\d\d$/), null, null),
  input(
    'a limit that the pattern keeps anyway',
    phone(/^\d{5}$/),
    v.pipe(phone(/^\d{5}$/), v.maxLength(5)),
    null,
    null,
  ),
  input(
    'a pattern for another one',
    phone(/^[a-z]+$/),
    phone(/^\d+$/),
    notTaken(String.raw`that is not /^\d+$/`),
    notTaken('that is not /^[a-z]+$/'),
  ),
  input(
    'white space that is removed no longer',
    text(10),
    v.pipe(v.string(), v.maxLength(10)),
    notTaken('with white space around it'),
    null,
  ),
  input(
    'a rule more',
    v.number(),
    v.pipe(v.number(), v.check(isEven, '짝수만')),
    notTaken('that breaks a rule which is new there'),
    null,
  ),
  input(
    'a rule that says the same in other words',
    v.pipe(v.number(), v.check(isEven, '짝수만')),
    v.pipe(v.number(), v.check(isEven, '짝수로 적어주세요.')),
    null,
    null,
  ),
  input(
    'messages in other words',
    text(50),
    v.pipe(v.string('다른 말'), v.trim(), v.maxLength(50, '다른 말')),
    null,
    null,
  ),
  input('a list of more items', maximum(3), maximum(5), null, notTaken('with more than 3 items')),
  input(
    'one that becomes a list',
    v.number(),
    v.array(v.number()),
    'is sent as number, and taken as list',
    'is sent as list, and taken as number',
  ),
  input(
    'another field of an object',
    v.object({ no: v.number() }),
    v.object({ no: v.number(), memo: v.optional(v.string()) }),
    null,
    '.memo is sent and not taken',
  ),
  input(
    'another kind of object',
    v.variant('of', [v.object({ of: v.literal('card') })]),
    v.variant('of', [v.object({ of: v.literal('card') }), v.object({ of: v.literal('bank') })]),
    null,
    `.of ${notTaken('as bank')}`,
  ),
];

/** Rows for a field of a response, and for the same field in a list with independent items. */
const answer = (
  kind: string,
  before: Schema | undefined,
  after: Schema | undefined,
  oldClient: string | null,
  newClient: string | null,
): Row[] => {
  const entity = (schema: Schema | undefined) =>
    v.object({ no: v.number(), ...(schema && { it: schema }) }) as unknown as Schema;
  return [
    [
      kind,
      {
        before: entity(before),
        after: entity(after),
        oldClient: finding('answer', 'it', oldClient),
        newClient: finding('answer', 'it', newClient),
      },
    ],
    [
      `${kind}, in a list`,
      {
        before: listOf(entity(before)),
        after: listOf(entity(after)),
        oldClient: finding('answer', 'list[].it', oldClient),
        newClient: finding('answer', 'list[].it', newClient),
      },
    ],
  ];
};

const notRead = (how: string) => `may be answered ${how}, which is not read`;
const NEEDED = 'is needed and not always answered';

const ANSWERS: Row[] = [
  ...answer('a new field', undefined, v.string(), null, 'is needed and not answered'),
  ...answer('a new field that may be missing', undefined, v.optional(v.string()), null, null),
  ...answer('a field that is gone', v.number(), undefined, 'is needed and not answered', null),
  ...answer('a field that could be missing is gone', v.optional(v.number()), undefined, null, null),
  ...answer('a field that may be missing now', v.number(), v.optional(v.number()), NEEDED, null),
  ...answer(
    'a field that may be null now',
    v.number(),
    v.nullable(v.number()),
    'may be answered as null, which is not read',
    null,
  ),
  ...answer(
    'missing instead of null',
    v.nullable(v.number()),
    v.optional(v.number()),
    NEEDED,
    'may be answered as null, which is not read',
  ),
  ...answer(
    'a number that becomes text',
    v.number(),
    v.string(),
    'is answered as text, and read as number',
    'is answered as number, and read as text',
  ),
  ...answer(
    'a number that becomes a yes or no',
    v.number(),
    v.boolean(),
    'is answered as boolean, and read as number',
    'is answered as number, and read as boolean',
  ),
  ...answer('a word more', wordOf(OPEN), wordOf(BOTH), null, null),
  ...answer('a few words that become any text', wordOf(BOTH), v.string(), null, null),
  ...answer(
    'a few words that become numbers',
    wordOf(BOTH),
    v.picklist([1, 2]),
    'is answered as number, and read as text',
    'is answered as text, and read as number',
  ),
  ...answer('a number out of more', v.picklist([1, 2]), v.picklist([1, 2, 3]), null, null),
  ...answer('a word more in a list of words', v.array(wordOf(OPEN)), v.array(wordOf(BOTH)), null, null),
  ...answer(
    'a day that becomes a time',
    day,
    v.pipe(v.string(), v.isoTimestamp()),
    notRead('that is no iso date'),
    notRead('that is no iso timestamp'),
  ),
  ...answer('a day that becomes any text', day, v.string(), notRead('that is no iso date'), null),
  ...answer('a wider range', v.pipe(v.number(), v.minValue(0)), v.number(), notRead('below 0'), null),
  ...answer(
    'a whole number that may have a fraction',
    v.pipe(v.number(), v.integer()),
    v.number(),
    notRead('that is no integer'),
    null,
  ),
  ...answer(
    'one that becomes a list',
    v.string(),
    v.array(v.string()),
    'is answered as list, and read as text',
    'is answered as text, and read as list',
  ),
  ...answer(
    'an object that becomes nothing',
    v.object({ no: v.number() }),
    v.null(),
    'is answered as nothing, and read as object',
    'is answered as object, and read as nothing',
  ),
  ...answer(
    'a shape more of a field',
    v.string(),
    v.union([v.string(), v.number()]),
    'is answered as number, and read as text',
    null,
  ),
  ...answer('names of a table', v.record(wordOf(OPEN), v.number()), v.record(wordOf(BOTH), v.number()), null, null),
];

/** Variant with the discriminator `of`. */
const kinds = (...names: string[]) =>
  v.variant('of', names.map((name) => v.object({ of: v.literal(name), [name]: v.number() })) as never);

const WHOLE_ANSWERS: Row[] = [
  [
    'a kind more in a list: its items are left out',
    { before: listOf(kinds('card')), after: listOf(kinds('card', 'bank')), oldClient: null, newClient: null },
  ],
  [
    'a kind more elsewhere',
    {
      before: v.object({ it: kinds('card') }),
      after: v.object({ it: kinds('card', 'bank') }),
      oldClient: 'answer "it.of" may be answered as bank, which is not read',
      newClient: null,
    },
  ],
  [
    'an answer where there was none',
    {
      before: v.null(),
      after: v.object({ no: v.number() }),
      oldClient: 'its answer is answered as object, and read as nothing',
      newClient: 'its answer is answered as nothing, and read as object',
    },
  ],
  [
    'one that becomes a list of pages',
    {
      before: v.array(v.number()),
      after: listOf(v.number()),
      oldClient: 'its answer is answered as object, and read as list',
      newClient: 'its answer is answered as list, and read as object',
    },
  ],
  [
    'a field that has another name',
    {
      before: v.object({ seats: v.number() }),
      after: v.object({ places: v.number() }),
      oldClient: 'answer "seats" is needed and not answered',
      newClient: 'answer "places" is needed and not answered',
    },
  ],
];

/** Findings of the comparison between a client and an API. */
const said = (client: Call, api: Call) => findings(describeCalls({ example: client }), describeCalls({ example: api }));
const expected = (finding: string | null) => (finding === null ? [] : [`example: ${finding}`]);

describe.each([
  ['an input', 'input', INPUTS],
  ['an answer', 'entity', [...ANSWERS, ...WHOLE_ANSWERS]],
] as const)('a change of %s', (_what, part, rows) => {
  test('is reported if a client and an API of different releases are incompatible', () => {
    const found = rows.map(([kind, { before, after }]) => {
      const [old, young] = [callWith({ [part]: before }), callWith({ [part]: after })];
      const fits = [whatGoesWrong(old, young) === undefined, whatGoesWrong(young, old) === undefined];
      return { kind, said: [said(old, young), said(young, old)], fits };
    });
    const right = rows.map(([kind, { oldClient, newClient }]) => {
      const findings = [oldClient, newClient];
      return { kind, said: findings.map(expected), fits: findings.map((finding) => finding === null) };
    });
    expect(found).toEqual(right);
  });

  test('is compatible with itself before and after', () => {
    const unfit = rows.flatMap(([kind, { before, after }]) =>
      [before, after]
        .map((schema) => callWith({ [part]: schema }))
        .filter((one) => said(one, one).length > 0 || whatGoesWrong(one, one) !== undefined)
        .map(() => kind),
    );
    expect(unfit).toEqual([]);
  });
});
