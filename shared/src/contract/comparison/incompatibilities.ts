import { beyondLimits, wordsOf } from './limits.ts';
import type { Shape, Word } from './shape.ts';

/** Part given by one side that the other side does not accept. */
export interface Incompatibility {
  /** Position: `list[].seats`; empty for the whole. */
  readonly field: string;
  readonly problem: string;
}

/** Direction and tolerance of a comparison. */
export interface Meeting {
  readonly given: 'sent' | 'answered';
  readonly taken: 'taken' | 'read';
  /** True if the receiver retains unknown words and drops list items of an unknown kind, as `readAnswer` does. */
  readonly isTolerant: boolean;
  /** True if unknown fields are dropped silently. */
  readonly losesFields: boolean;
}

const NAMES: Readonly<Partial<Record<Shape['is'], string>>> = { anyOf: 'one of several', null: 'nothing' };
const nameOf = ({ is }: Shape) => NAMES[is] ?? is;

const hasWord = (words: readonly Word[], word: Word) => words.some((each) => String(each) === String(word));

/** True for the lists of the wire, as in `readAnswer`: only there is each item independent of the others. */
const isOwnList = (field: string) => field === 'list' || field === '';

/** Compares a shape given by one side with the one accepted by the other. */
class Comparison {
  readonly meeting: Meeting;

  constructor(meeting: Meeting) {
    this.meeting = meeting;
  }

  between(given: Shape, taken: Shape, field: string, isInList = false): Incompatibility[] {
    const found: Incompatibility[] = [];
    if (given.mayBeMissing && !taken.mayBeMissing)
      found.push(this.#say(field, `is needed and not always ${this.#given}`));
    if (given.is === 'null')
      return takesNull(taken)
        ? found
        : [...found, this.#say(field, `is ${this.#given} as nothing, and ${this.#taken} as ${nameOf(taken)}`)];
    if (given.mayBeNull && !takesNull(taken))
      found.push(this.#say(field, `may be ${this.#given} as null, which is not ${this.#taken}`));
    return [...found, ...this.#values(given, taken, field, isInList)];
  }

  get #given() {
    return this.meeting.given;
  }

  get #taken() {
    return this.meeting.taken;
  }

  #say(field: string, problem: string): Incompatibility {
    return { field, problem };
  }

  #notTaken = (field: string) => (how: string) =>
    this.#say(field, `may be ${this.#given} ${how}, which is not ${this.#taken}`);

  #values(given: Shape, taken: Shape, field: string, isInList: boolean): Incompatibility[] {
    if (taken.is === 'anything') return [];
    if (given.is === 'anyOf') return this.#eachOf(given, taken, field, isInList);
    if (taken.is === 'anyOf') return this.#oneOf(given, taken, field, isInList);
    if (given.is !== taken.is && !areOnlyWords(given, taken))
      return [this.#say(field, `is ${this.#given} as ${nameOf(given)}, and ${this.#taken} as ${nameOf(taken)}`)];
    return [
      ...this.#words(given, taken, field),
      ...beyondLimits(given, this.meeting.isTolerant && taken.words ? { is: taken.is } : taken).map(
        this.#notTaken(field),
      ),
      ...this.#inside(given, taken, field, isInList),
    ];
  }

  #words(given: Shape, taken: Shape, field: string): Incompatibility[] {
    const known = wordsOf(taken);
    if (!known || (this.meeting.isTolerant && taken.words)) return [];
    const words = wordsOf(given);
    if (!words) return [this.#notTaken(field)(`as another word than ${known.join(', ')}`)];
    const unknown = words.filter((word) => !hasWord(known, word));
    return unknown.length > 0 ? [this.#notTaken(field)(`as ${unknown.join(', ')}`)] : [];
  }

  #inside(given: Shape, taken: Shape, field: string, isInList: boolean): Incompatibility[] {
    if (given.fields && taken.fields) return this.#fields(given.fields, taken, field, isInList);
    if (!given.item || !taken.item) return [];
    if (given.is === 'list') return this.between(given.item, taken.item, `${field}[]`, isInList || isOwnList(field));
    const keys = given.keys && taken.keys ? this.between(given.keys, taken.keys, `${field}{}`) : [];
    return [...keys, ...this.between(given.item, taken.item, `${field}{}`, isInList)];
  }

  #fields(given: Readonly<Record<string, Shape>>, taken: Shape, field: string, isInList: boolean): Incompatibility[] {
    const nameIn = (name: string) => (field === '' ? name : `${field}.${name}`);
    const fields = taken.fields ?? {};
    const lost = Object.keys(given).filter((name) => !Object.hasOwn(fields, name));
    return [
      ...(this.meeting.losesFields || taken.isClosed
        ? lost.map((name) => this.#say(nameIn(name), `is ${this.#given} and not ${this.#taken}`))
        : []),
      ...Object.entries(fields).flatMap(([name, shape]) => {
        const own = Object.hasOwn(given, name) ? given[name] : undefined;
        if (own) return this.between(own, shape, nameIn(name), isInList);
        return shape.mayBeMissing ? [] : [this.#say(nameIn(name), `is needed and not ${this.#given}`)];
      }),
    ];
  }

  /** Every option of a given union must be accepted. */
  #eachOf(given: Shape, taken: Shape, field: string, isInList: boolean): Incompatibility[] {
    const { rules: _, ...rest } = taken;
    const each = (given.options ?? []).flatMap((option) =>
      this.#values(option, given.rules && taken.is === 'anyOf' ? rest : taken, field, isInList),
    );
    const rules = given.rules && taken.is === 'anyOf' ? beyondLimits(given, taken).map(this.#notTaken(field)) : [];
    return [...new Map([...each, ...rules].map((misfit) => [`${misfit.field} ${misfit.problem}`, misfit])).values()];
  }

  #oneOf(given: Shape, taken: Shape, field: string, isInList: boolean): Incompatibility[] {
    const rules = taken.rules
      ? beyondLimits({ is: given.is, ...(given.rules && { rules: given.rules }) }, { is: taken.is, rules: taken.rules })
      : [];
    if (rules.length > 0) return rules.map(this.#notTaken(field));
    const options = taken.options ?? [];
    const tag = taken.by === undefined ? undefined : given.fields?.[taken.by];
    if (taken.by !== undefined && tag) return this.#ofKind(given, tag, taken, field, isInList);
    const { words } = given;
    if (
      words &&
      words.length > 1 &&
      !options.some((option) => this.#values(given, option, field, isInList).length === 0)
    )
      return words.flatMap((word) => this.#oneOf({ ...given, words: [word] }, taken, field, isInList));
    const tries = options.map((option) => this.#values(given, option, field, isInList));
    if (tries.some((misfits) => misfits.length === 0)) return [];
    const sameKind = tries.filter((_, index) => options[index]?.is === given.is);
    const closest = (sameKind.length > 0 ? sameKind : tries).toSorted((one, other) => one.length - other.length)[0];
    return closest ?? [];
  }

  /** For a variant, compares with the option of the same kind. */
  #ofKind(given: Shape, tag: Shape, taken: Shape, field: string, isInList: boolean): Incompatibility[] {
    const by = taken.by ?? '';
    const known = (taken.options ?? []).filter(
      ({ fields }) => fields?.[by] && this.between(tag, fields[by], by).length === 0,
    );
    const tries = known.map((option) => this.#values(given, option, field, isInList));
    if (tries.some((misfits) => misfits.length === 0)) return [];
    if (tries[0]) return tries[0];
    if (this.meeting.isTolerant && isInList) return [];
    return [
      this.#notTaken(field === '' ? by : `${field}.${by}`)(`as ${(wordsOf(tag) ?? ['another kind']).join(', ')}`),
    ];
  }
}

const takesNull = ({ mayBeNull, is, options }: Shape): boolean =>
  mayBeNull === true || is === 'null' || is === 'anything' || (options ?? []).some(takesNull);

/** Closed sets that mix words and numbers are compared word by word. */
const areOnlyWords = (given: Shape, taken: Shape) =>
  wordsOf(given) !== null && wordsOf(taken) !== null && [given.is, taken.is].includes('word');

/** All incompatibilities between a given and an accepted shape; empty if compatible. */
export const incompatibilitiesBetween = (given: Shape, taken: Shape, meeting: Meeting): Incompatibility[] =>
  new Comparison(meeting).between(given, taken, '');
