import type { CallEntity } from '../contract/base/call.ts';
import type { getMapStandingText } from '../contract/legalText.ts';
import type { Block, LegalText } from './legalText.ts';

type Answer = CallEntity<typeof getMapStandingText>;
type AnsweredBlock = Answer['lead'][number];

/** A block of a kind unknown to this build becomes a paragraph. */
function blockOf({ kind, words, items, head, rows }: AnsweredBlock): Block {
  if (kind === 'points') return { list: items };
  if (kind === 'numbers') return { list: items, ordered: true };
  return kind === 'table' ? { table: { caption: words, head, rows } } : words;
}

/** Converts a version from the API for the dialog. */
export const textOfAnswer = ({ lead, articles, changes, announced, asksConsent, ...facts }: Answer): LegalText => ({
  title: facts.title,
  effective: facts.effective,
  earlier: facts.earlier,
  ...(announced !== undefined && { announced, asksConsent: asksConsent ?? false }),
  ...(changes !== undefined && { changes }),
  lead: lead.map(blockOf),
  articles: articles.map(({ heading, blocks }) => ({ heading, blocks: blocks.map(blockOf) })),
});
