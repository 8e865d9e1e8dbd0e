import * as v from 'valibot';
import { typedText } from '../../rules/index.ts';
import { calls } from './index.ts';

/** Parts of a valibot schema needed for finding its fields. */
interface Part {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Part>>;
  readonly item?: Part;
  readonly wrapped?: Part;
  readonly options?: readonly unknown[];
  readonly pipe?: readonly Part[];
}
type Field = v.GenericSchema<unknown, unknown>;

const inputsOf = (): [string, Part][] =>
  Object.entries(calls).map(([name, call]) => [name, call.input as unknown as Part]);

function* fieldsOf(part: Part, name: string): Generator<[string, Field]> {
  if (part.entries) for (const [key, entry] of Object.entries(part.entries)) yield* fieldsOf(entry, `${name}.${key}`);
  else if (part.item) yield* fieldsOf(part.item, name);
  else if (part.wrapped) yield* fieldsOf(part.wrapped, name);
  else if (part.type === 'variant' || part.type === 'intersect')
    for (const option of part.options ?? []) yield* fieldsOf(option as Part, name);
  else yield [name, part as unknown as Field];
}

const FIELDS = inputsOf().flatMap(([name, input]) => [...fieldsOf(input, name)]);

const marked = (text: string) => [
  text,
  text.normalize('NFD'),
  `\u202d${text}\u202c`,
  `\u2068${text}\u2069`,
  `\ufeff${text}`,
  [...text].join('\u200b'),
  [...text].join('\u00ad'),
  `${text}\u200e\u3164\u2800`,
  [...text].join('\u0007'),
  [...text].join('\u202e'),
];
/** Texts, numbers, days and identifiers as pasted. */
const PASTED = [
  ...['김하나', 'member01', '01012345678', '19660302', '04524', '1048200007', '2026-11-20', '09:30', '2026-11'],
  ...['kim@hanbit.example', '/space/board', 'https://hanbit.example/', 'aGFuYml0', '<p>위생교육</p>', 'Portal!2026'],
  '2026-11-20T14:00:00+09:00',
].flatMap(marked);
const BLANK = ['\u200b', '\u3164', '\u115f\u1160', '\uffa0', '\u2800', '\u202e', '\u00a0\u3000', '\u0301', '\u0007'];

/** Fields stored as a hash, which must not be normalized. */
const EXACT = /\.(userPw|currentPw)$/;

const outputOf = (field: Field, input: string) => {
  const { success, output } = v.safeParse(field, input);
  return success && typeof output === 'string' ? output : '';
};

test('all fields of all calls are found', () => {
  expect(FIELDS.length).toBeGreaterThan(700);
  expect(FIELDS.map(([name]) => name)).toEqual(
    expect.arrayContaining(['join.name', 'postIntGroup.people.userPhone', 'officeSaveArticle.article.content']),
  );
});

test('every text of a call is normalized without invisible characters, or rejected', () => {
  const changed = FIELDS.filter(([, field]) =>
    [...PASTED, ...BLANK].some((input) => outputOf(field, input) !== typedText(outputOf(field, input))),
  );
  expect(changed.map(([name]) => name).filter((name) => !EXACT.test(name))).toEqual([]);
});

test('a text of invisible characters counts as empty', () => {
  const taken = FIELDS.filter(([, field]) => BLANK.some((input) => outputOf(field, input).trim() !== ''));
  expect(taken.map(([name]) => name).filter((name) => !EXACT.test(name))).toEqual([]);
});

test('a password is not normalized', () => {
  const { input } = calls.login;
  const userPw = `${'비밀'.normalize('NFD')}\u200bPo!2026`;
  expect(v.parse(input, { userId: 'member01', userPw })).toMatchObject({ userPw });
});
