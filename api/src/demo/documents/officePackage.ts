import { strToU8, zipSync } from 'fflate';
import { escapeMarkup } from './blocks.ts';

/**
 * XML parts in a zip file, each with its type, as in DOCX and XLSX (ECMA-376, part 2). Generated when the demo is
 * loaded, because dates in the texts count from then; a library for office files is larger than the rest of the demo.
 */

/** A part: its path, its content type, its XML without the declaration. */
export interface OfficePart {
  path: string;
  type: string;
  xml: string;
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
export const OFFICE = 'http://schemas.openxmlformats.org';
const PACKAGE = `${OFFICE}/package/2006`;
const RELATIONS = `${OFFICE}/officeDocument/2006/relationships`;
const CORE = `${PACKAGE}/metadata/core-properties`;
/** Fixed time of all files, so that the bytes do not depend on the day. */
const MADE_AT = new Date('2026-01-02T00:00:00Z');

/** The file with the relations of a part, numbered `rId1`, `rId2` in the given order. */
const relationsOf = (targets: readonly { type: string; target: string }[]) =>
  `<Relationships xmlns="${PACKAGE}/relationships">${targets
    .map(({ type, target }, index) => `<Relationship Id="rId${index + 1}" Type="${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

/** Relation to a part of the main one: `worksheet`, `styles`. */
export const relation = (name: string, target: string) => ({ type: `${RELATIONS}/${name}`, target });

/**
 * Assembles an office file.
 * @param main the part that a program opens first, with its relations
 */
export function officeFile(
  title: string,
  author: string,
  main: OfficePart & { refersTo: readonly { type: string; target: string }[] },
  others: readonly OfficePart[],
): Buffer {
  const core: OfficePart = {
    path: 'docProps/core.xml',
    type: 'application/vnd.openxmlformats-package.core-properties+xml',
    xml: `<cp:coreProperties xmlns:cp="${CORE}" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escapeMarkup(title)}</dc:title><dc:creator>${escapeMarkup(author)}</dc:creator><dc:language>ko-KR</dc:language></cp:coreProperties>`,
  };
  const parts = [main, ...others, core];
  const types = `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${parts
    .map(({ path, type }) => `<Override PartName="/${path}" ContentType="${type}"/>`)
    .join('')}</Types>`;
  const relations = relationsOf([
    relation('officeDocument', main.path),
    { type: `${PACKAGE}/relationships/metadata/core-properties`, target: core.path },
  ]);
  const [folder = '', name = ''] = main.path.split('/');
  const files = [
    // The types come first, as the format requires.
    ['[Content_Types].xml', types],
    ['_rels/.rels', relations],
    ...parts.map(({ path, xml }) => [path, xml]),
    [`${folder}/_rels/${name}.rels`, relationsOf(main.refersTo)],
  ].map(([path = '', xml = '']) => [path, strToU8(DECLARATION + xml)]);
  return Buffer.from(zipSync(Object.fromEntries(files), { mtime: MADE_AT }));
}
