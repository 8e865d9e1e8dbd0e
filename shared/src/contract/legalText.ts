import * as v from 'valibot';
import { publicCalls } from './base/callsFor.ts';
import { day } from './base/fields.ts';
import { wordOf } from './base/words.ts';

const anyone = publicCalls('/api/home/intro');

/** Versioned legal texts; earlier versions stay readable. */
export const VERSIONED_TEXT_NAMES = {
  terms: '이용약관',
  privacy: '개인정보처리방침',
  marketing: '마케팅 정보 수신 동의',
} as const;
export type VersionedText = keyof typeof VERSIONED_TEXT_NAMES;

/** Kinds of blocks of a text, which determine the fields of the block. */
export const TEXT_BLOCK_NAMES = { paragraph: '문단', points: '목록', numbers: '번호 목록', table: '표' } as const;

const block = v.object({
  kind: wordOf(TEXT_BLOCK_NAMES),
  /** Text of a paragraph or name of a table. */
  words: v.string(),
  /** Items of a list. */
  items: v.array(v.string()),
  /** Heading row of a table. */
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
    /** Effective days of the earlier versions, oldest first. */
    earlier: v.array(day),
    /**
     * For a version that replaced another: day of announcement, whether it is a disadvantage, whether consent is
     * required.
     */
    announced: v.optional(day),
    isDisadvantage: v.optional(v.boolean()),
    asksConsent: v.optional(v.boolean()),
    changes: v.optional(v.string()),
  }),
});

/** Version that replaces another one. */
export const textChange = v.object({
  text: wordOf(VERSIONED_TEXT_NAMES),
  textName: v.string(),
  /** Effective day, past or future. */
  version: day,
  announced: day,
  isDisadvantage: v.boolean(),
  /** True if members must consent at their next login. */
  asksConsent: v.boolean(),
  changes: v.string(),
});
export type TextChange = v.InferOutput<typeof textChange>;

export const getMapTextChanges = anyone.get('getMapTextChanges', {
  summary: 'The versions of texts that have been announced and are not in force yet, the next one first',
  input: v.object({}),
  entity: v.object({ announced: v.array(textChange) }),
});
