import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { readData, readProse, type Block, type Values } from '@portal/shared/prose';
import { tableBlock } from '../../../../demo/documents/blocks.ts';
import { letterFile } from '../../../../demo/documents/letter.ts';
import { isNeeded, lineOf, linesFor, type Audience, type DataForm } from './audience.ts';

/**
 * Documents to fill in, to hang up or to read, each in three versions; `parts/` has the passages for only some of them.
 */

const FOLDER = join(import.meta.dirname, 'documents');

const metadata = v.strictObject({
  title: v.string(),
  use: v.string(),
  /** Without its extension. */
  fileName: v.string(),
});
const rows = v.array(lineOf(v.array(v.string())));

/** Leading spaces of a cell to fill in: `{{blank+8}}`. */
const blank = (spaces: number) => ' '.repeat(spaces);

function partOf(name: string, need: 'usual' | 'group', audience: Audience): readonly Block[] {
  const file = join(FOLDER, `parts/${name}-${need}.md`);
  return isNeeded(need, audience) && existsSync(file) ? readProse(file, v.strictObject({}), { blank }).blocks : [];
}

function valuesFor(name: string, audience: Audience): Values {
  const table = (list: string, head: readonly string[]) => [
    tableBlock(head, linesFor(audience, readData(join(FOLDER, list), rows))),
  ];
  return {
    blank,
    terms: table('terms.json', ['항목', '내용']),
    origins: table('origins.json', ['품목', '원산지']),
    usual: partOf(name, 'usual', audience),
    group: partOf(name, 'group', audience),
    contact: readProse(join(FOLDER, 'parts/contact.md'), v.strictObject({})).blocks,
  };
}

/** Reads a document for an audience. */
const readDocument = (name: string, audience: Audience) =>
  readProse(join(FOLDER, `${name}.md`), metadata, valuesFor(name, audience));

export function documentForm(name: string): DataForm {
  const { title, use, fileName } = readDocument(name, 'all').data;
  return {
    title,
    use,
    fileName,
    extension: 'docx',
    bytes: (heading, audience) => letterFile(heading, readDocument(name, audience).blocks),
  };
}

/** Guides to read; the versions for everybody are also printed, under these names in `demo/guides`. */
export const GUIDES = ['poisoning', 'succession'] as const;

/** Guides that are printed as PDF. */
export const readDataGuides = (): { name: string; title: string; blocks: readonly Block[] }[] =>
  GUIDES.map((name) => {
    const { data, blocks } = readDocument(name, 'all');
    return { name, title: data.title, blocks };
  });
