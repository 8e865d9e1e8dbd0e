import { Marked, type Token, type Tokens } from 'marked';
import type { Block } from './blocks.ts';
import { fillIn, partsFor, type Values } from './placeholders.ts';

/** Disables links for bare URLs, and strikethrough for a `~` between times. */
const markdown = new Marked({ tokenizer: { url: () => undefined, del: () => undefined } });

/** Error in a line of a text, counted from 0. */
export class LineFault extends Error {
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

const linesOf = (text: string) => text.split('\n').length - 1;

/**
 * Parses the Markdown of a text: headings of the second level, paragraphs, lists, tables, and `---` for a page break.
 */
export function readBlocks(source: string, values: Values): Block[] {
  const words = (tokens: readonly Token[] | undefined, line: number, otherwise = ''): string => {
    const strange = tokens?.find(({ type }) => type !== 'text' && type !== 'escape');
    if (strange) throw new LineFault(line, `a text has no ${strange.type}: ${strange.raw.trim()}`);
    try {
      return fillIn((tokens ?? []).map((token) => ('text' in token ? token.text : '')).join('') || otherwise, values);
    } catch (fault) {
      throw new LineFault(line, (fault as Error).message);
    }
  };
  const flowing = (tokens: readonly Token[] | undefined, line: number) =>
    words(tokens, line)
      .replace(/ *\n */g, ' ')
      .replace(/ +$/, '');

  const itemsOf = ({ items, ordered, start }: Tokens.List, first: number): readonly string[] => {
    if (ordered && start !== 1) throw new LineFault(first, `a numbered list begins with 1, not with ${start}`);
    let line = first;
    return items.map((item) => {
      const [content, ...more] = item.tokens.filter(({ type }) => type !== 'space');
      if (more[0] || item.task || !content || !('tokens' in content))
        throw new LineFault(line, `an item of a list is words alone: ${item.raw.trim()}`);
      const read = flowing(content.tokens, line);
      line += Math.max(1, linesOf(item.raw));
      return read;
    });
  };

  const blockOf = (token: Token, line: number): readonly Block[] => {
    switch (token.type) {
      case 'space':
        return [];
      case 'heading':
        if (!token.raw.startsWith('## ')) throw new LineFault(line, `a heading begins with "## ": ${token.raw.trim()}`);
        return [{ kind: 'heading', words: flowing(token.tokens, line) }];
      case 'paragraph':
        return partsFor(token.raw.trim(), values) ?? [{ kind: 'paragraph', words: flowing(token.tokens, line) }];
      case 'list':
        return [{ kind: 'list', items: itemsOf(token as Tokens.List, line), isOrdered: Boolean(token.ordered) }];
      case 'table': {
        const { header, rows } = token as Tokens.Table;
        const cells = (row: readonly Tokens.TableCell[], at: number) => row.map(({ tokens }) => words(tokens, at));
        const body = rows.map((row, index) => cells(row, line + 2 + index));
        return [{ kind: 'table', head: cells(header, line), rows: body }];
      }
      case 'hr':
        return [{ kind: 'newPage' }];
      default:
        throw new LineFault(line, `a text has no ${token.type}: ${token.raw.trim()}`);
    }
  };

  let line = 0;
  return markdown.lexer(source).flatMap((token) => {
    const blocks = blockOf(token, line);
    line += linesOf(token.raw);
    return blocks;
  });
}
