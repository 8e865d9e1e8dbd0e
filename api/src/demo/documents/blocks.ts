import type { Block } from '@portal/shared/prose';

/** A table of data; other parts of a text are written in its file. */
export const tableBlock = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): Block => ({
  kind: 'table',
  head,
  rows: rows.map((cells) => cells.map(String)),
});
export const listBlock = (items: readonly string[]): Block => ({ kind: 'list', items, isOrdered: false });

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for an element or a quoted attribute, in HTML and XML. */
export const escapeMarkup = (text: string | number) => String(text).replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

const row = (cells: readonly string[], open: string, close: string) =>
  `<tr>${cells.map((cell) => `${open}${escapeMarkup(cell)}${close}`).join('')}</tr>`;

function htmlOf(block: Block, heading: 'h2' | 'h3'): string {
  switch (block.kind) {
    case 'heading':
      return `<${heading}>${escapeMarkup(block.words)}</${heading}>`;
    case 'paragraph':
      return `<p>${escapeMarkup(block.words)}</p>`;
    case 'list': {
      const name = block.isOrdered ? 'ol' : 'ul';
      return `<${name}>${block.items.map((item) => `<li>${escapeMarkup(item)}</li>`).join('')}</${name}>`;
    }
    case 'table':
      return `<table><thead>${row(block.head, '<th scope="col">', '</th>')}</thead><tbody>${block.rows
        .map((cells) => row(cells, '<td>', '</td>'))
        .join('')}</tbody></table>`;
    case 'newPage':
      return '';
  }
}

/** HTML of the blocks for an article. */
export const articleOf = (blocks: readonly Block[], heading: 'h2' | 'h3' = 'h2'): string =>
  blocks.map((block) => htmlOf(block, heading)).join('');
