import { globSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { TEXTS } from '../association/folders.ts';
import { passagesOf, readProse, type Block as ProseBlock } from '../prose/index.ts';
import { addDays } from '../time/index.ts';
import type { Block, LegalText } from './legalText.ts';
import { textInForce } from './textInForce.ts';

const day = v.pipe(v.string(), v.isoDate('must be a day: 2021-01-01'));
const metadata = v.strictObject({
  title: v.pipe(v.string(), v.nonEmpty()),
  effective: v.optional(day),
  announced: v.optional(day),
  isDisadvantage: v.optional(v.boolean()),
  asksConsent: v.optional(v.boolean()),
  certificateFee: v.optional(v.number()),
  changes: v.optional(v.pipe(v.string(), v.nonEmpty())),
});

/** Minimum days from announcement to effect; longer for a disadvantage to members (제3조). */
const NOTICE_DAYS = 7;
const NOTICE_DAYS_OF_DISADVANTAGE = 30;

/** @throws if a version that replaces another one takes effect too early after its announcement. */
function checkAnnouncement({ title, effective = '', announced, isDisadvantage, changes }: LegalText): void {
  const of = `“${title}” of ${effective}`;
  if (announced === undefined || isDisadvantage === undefined || changes === undefined)
    throw new Error(`${of} follows another version: it needs announced, isDisadvantage and changes`);
  const first = addDays(announced, isDisadvantage ? NOTICE_DAYS_OF_DISADVANTAGE : NOTICE_DAYS);
  if (effective < first) throw new Error(`${of} was announced on ${announced}: it cannot be in force before ${first}`);
}

/** Prefix of a paragraph that is the caption of the next table. */
const CAPTION = '표: ';

function blocksOf(parts: readonly ProseBlock[]): Block[] {
  const captionAt = (index: number) => {
    const part = parts[index];
    return part?.kind === 'paragraph' && part.words.startsWith(CAPTION) ? part.words.slice(CAPTION.length) : undefined;
  };
  return parts.flatMap((part, index): Block[] => {
    switch (part.kind) {
      case 'paragraph':
        if (captionAt(index) === undefined) return [part.words];
        if (parts[index + 1]?.kind !== 'table') throw new Error(`no table follows “${part.words}”`);
        return [];
      case 'list':
        return [{ list: part.items, ...(part.isOrdered && { ordered: true }) }];
      case 'table': {
        const caption = captionAt(index - 1);
        if (!caption) throw new Error(`“${CAPTION}…” is missing before the table of ${part.head.join(', ')}`);
        return [{ table: { caption, head: part.head, rows: part.rows } }];
      }
      default:
        throw new Error(`a standing text has no ${part.kind}`);
    }
  });
}

function readVersion(file: string): LegalText {
  const { data, blocks } = readProse(file, metadata);
  const { lead, passages } = passagesOf(blocks);
  try {
    return {
      ...data,
      ...(lead.length > 0 && { lead: blocksOf(lead) }),
      articles: passages.map(({ heading, blocks: parts }) => ({ heading, blocks: blocksOf(parts) })),
    };
  } catch (fault) {
    throw new Error(`${file}: ${(fault as Error).message}`, { cause: fault });
  }
}

/** Files of a text: `purpose.md`, or one per version, `privacy/2021-01-01.md`. */
export const filesOfText = (name: string, folder = TEXTS): string[] =>
  globSync([`${name}.md`, `${name}/*.md`], { cwd: folder }).map((file) => join(folder, file));

/** All versions of a text, oldest first. @throws if one was not announced in time */
export function readVersions(name: string, folder?: string): LegalText[] {
  const versions = filesOfText(name, folder)
    .map(readVersion)
    .sort((one, other) => ((one.effective ?? '') < (other.effective ?? '') ? -1 : 1));
  for (const version of versions.slice(1)) checkAnnouncement(version);
  const days = versions.map(({ effective = '' }) => effective);
  return versions.map((version, index) => (index === 0 ? version : { ...version, earlier: days.slice(0, index) }));
}

/** Current version of a text. A browser build contains the result instead of this code. */
export const readLegalText = (name: string): LegalText => textInForce(readVersions(name), new Date());
