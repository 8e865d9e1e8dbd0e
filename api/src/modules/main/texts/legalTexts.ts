import type { Calls, CallValue } from '@portal/shared/contract';
import { VERSIONED_TEXT_NAMES, type TextChange, type VersionedText } from '@portal/shared/contract/legalText';
import {
  announcedVersions,
  readVersions,
  textInForce,
  type Block,
  type LegalText,
} from '@portal/shared/texts/versions';
import { seoulDay } from '@portal/shared/time';
import { HttpError } from '../../../errors/errors.ts';

/** All versions of each text, the oldest first; they change only with a release of the program. */
const VERSIONS = Object.fromEntries(
  Object.keys(VERSIONED_TEXT_NAMES).map((name) => [name, readVersions(name)]),
) as Record<VersionedText, LegalText[]>;

/** Effective day of the version in force at a time; before the first version, that of the first. */
export function versionAt(name: VersionedText, at: Date): string {
  const [first] = VERSIONS[name];
  const isBefore = first?.effective !== undefined && at < new Date(`${first.effective}T00:00:00+09:00`);
  return (isBefore ? first : textInForce(VERSIONS[name], at)).effective ?? '';
}

const TEXTS = Object.keys(VERSIONED_TEXT_NAMES) as VersionedText[];

const presentChange = (
  text: VersionedText,
  { effective = '', announced = '', isDisadvantage = false, asksConsent = false, changes = '' }: LegalText,
): TextChange => ({
  text,
  textName: VERSIONED_TEXT_NAMES[text],
  version: effective,
  announced,
  isDisadvantage,
  asksConsent,
  changes,
});

/** Announced changes that are not in force yet, the next one first. */
export const announcedChanges = (now: Date): TextChange[] =>
  TEXTS.flatMap((text) => announcedVersions(VERSIONS[text], now).map((version) => presentChange(text, version))).sort(
    (one, other) => one.version.localeCompare(other.version),
  );

/** Newest version in force of each text that requires the members' consent, with the day of its predecessor. */
export const askedChanges = (now: Date): (TextChange & { former: string })[] =>
  TEXTS.flatMap((text) => {
    const today = seoulDay(now);
    const found = VERSIONS[text].filter(({ effective = '', asksConsent }) => asksConsent && effective <= today).at(-1);
    return found ? [{ ...presentChange(text, found), former: found.earlier?.at(-1) ?? '' }] : [];
  });

/** Texts that everyone agrees to on joining. */
const JOINING_TEXTS = ['terms', 'privacy'] as const;
const MOVED = '이전 홈페이지의 회원 정보를 새 홈페이지로 옮겼습니다. 동의하신 기록은 옮기지 않으므로 다시 여쭙니다.';

/** Versions in force that a member of the former system has to agree to; none of them replaces another one here. */
export const joiningTexts = (now: Date): (TextChange & { former: string })[] =>
  JOINING_TEXTS.map((text) => {
    const version = versionAt(text, now);
    return {
      ...{ text, textName: VERSIONED_TEXT_NAMES[text], version, announced: version, former: version },
      ...{ isDisadvantage: false, asksConsent: true, changes: MOVED },
    };
  });

/** Fee of a certificate by the terms in force on a day in Seoul; undefined if they state no amount. */
export const certificateFeeInTerms = (day: string): number | undefined =>
  VERSIONS.terms.filter(({ effective = '' }) => effective <= day).at(-1)?.certificateFee;

const NO_BLOCK = { words: '', items: [], head: [], rows: [] };

function presentBlock(block: Block) {
  if (typeof block === 'string') return { ...NO_BLOCK, kind: 'paragraph' as const, words: block };
  if ('list' in block)
    return { ...NO_BLOCK, kind: block.ordered ? ('numbers' as const) : ('points' as const), items: [...block.list] };
  const { caption, head, rows } = block.table;
  return { ...NO_BLOCK, kind: 'table' as const, words: caption, head: [...head], rows: rows.map((row) => [...row]) };
}

/** Returns one version of a text; an announced version can be read before its day. */
export function viewLegalText({ name, version }: CallValue<Calls['getMapStandingText']>, { now }: { now: Date }) {
  const found = VERSIONS[name].find(({ effective }) => effective === (version ?? versionAt(name, now)));
  if (!found) throw new HttpError('NOT_FOUND');
  const { title, effective = '', lead = [], articles, earlier = [] } = found;
  const { announced, isDisadvantage, asksConsent, changes } = found;
  return {
    title,
    effective,
    lead: lead.map(presentBlock),
    articles: articles.map(({ heading, blocks }) => ({ heading, blocks: blocks.map(presentBlock) })),
    earlier: [...earlier],
    ...(announced !== undefined && { announced, isDisadvantage, asksConsent, changes }),
  };
}
