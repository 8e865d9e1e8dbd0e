/** A text of the association in parts, so that a page and the file beside it say the same. Words are plain text. */
export type Block =
  | { kind: 'heading'; words: string }
  | { kind: 'paragraph'; words: string }
  | { kind: 'list'; items: readonly string[]; isOrdered: boolean }
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly (string | number)[])[] }
  /** In a printed file what follows begins on a page of its own. */
  | { kind: 'newPage' };

export const headingBlock = (words: string): Block => ({ kind: 'heading', words });
export const paragraphBlock = (...sentences: string[]): Block => ({ kind: 'paragraph', words: sentences.join(' ') });
export const listBlock = (...items: string[]): Block => ({ kind: 'list', items, isOrdered: false });
export const stepsBlock = (...items: string[]): Block => ({ kind: 'list', items, isOrdered: true });
export const tableBlock = (head: readonly string[], ...rows: readonly (readonly (string | number)[])[]): Block => ({
  kind: 'table',
  head,
  rows,
});
export const newPage: Block = { kind: 'newPage' };

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for the inside of an element or a quoted attribute, of HTML and of XML. */
export const escapeMarkup = (text: string | number) => String(text).replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

const row = (cells: readonly (string | number)[], open: string, close: string) =>
  `<tr>${cells.map((cell) => `${open}${escapeMarkup(cell)}${close}`).join('')}</tr>`;

function htmlOf(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `<h2>${escapeMarkup(block.words)}</h2>`;
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

/** The blocks as the HTML of an article. */
export const articleOf = (blocks: readonly Block[]): string => blocks.map(htmlOf).join('');
