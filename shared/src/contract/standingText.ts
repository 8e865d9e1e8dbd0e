import * as v from 'valibot';
import { publicCalls } from './base/callsFor.ts';
import { day } from './base/fields.ts';
import { wordOf } from './base/words.ts';

const anyone = publicCalls('/api/home/intro');

/** Texts that have versions, which stay to be read. */
export const VERSIONED_TEXT_NAMES = {
  terms: '이용약관',
  privacy: '개인정보처리방침',
  marketing: '마케팅 정보 수신 동의',
} as const;
export type VersionedText = keyof typeof VERSIONED_TEXT_NAMES;

/** What a part of a text is; which of the fields of a block it has follows from it. */
export const TEXT_BLOCK_NAMES = { paragraph: '문단', points: '목록', numbers: '번호 목록', table: '표' } as const;

const block = v.object({
  kind: wordOf(TEXT_BLOCK_NAMES),
  /** Of a paragraph its words, of a table its name. */
  words: v.string(),
  /** Of a list. */
  items: v.array(v.string()),
  /** Of a table. */
  head: v.array(v.string()),
  rows: v.array(v.array(v.string())),
});

export const getMapStandingText = anyone.get('getMapText', {
  summary: 'One version of a text by the day since which it is or was in force; without a day the one in force now',
  input: v.object({ name: wordOf(VERSIONED_TEXT_NAMES), version: v.optional(day) }),
  entity: v.object({
    title: v.string(),
    effective: day,
    lead: v.array(block),
    articles: v.array(v.object({ heading: v.string(), blocks: v.array(block) })),
    /** The days of the versions before it, oldest first. */
    earlier: v.array(day),
    /** Of a version that followed another one: when it was announced, what is different, whether members are asked. */
    announced: v.optional(day),
    isDisadvantage: v.optional(v.boolean()),
    asksConsent: v.optional(v.boolean()),
    changes: v.optional(v.string()),
  }),
});

/** A version that follows another one. */
export const textChange = v.object({
  text: wordOf(VERSIONED_TEXT_NAMES),
  textName: v.string(),
  /** The day since which it is in force, or will be. */
  version: day,
  announced: day,
  isDisadvantage: v.boolean(),
  /** Whether members are asked at their next login. */
  asksConsent: v.boolean(),
  changes: v.string(),
});
export type TextChange = v.InferOutput<typeof textChange>;

export const getMapTextChanges = anyone.get('getMapTextChanges', {
  summary: 'The versions of texts that have been announced and are not in force yet, the next one first',
  input: v.object({}),
  entity: v.object({ announced: v.array(textChange) }),
});
