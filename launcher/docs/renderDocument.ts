import { posix } from 'node:path';
import { Marked, type Token, type Tokens } from 'marked';
import { anchorOf } from './anchorOf.ts';
import type { Document } from './documents.ts';
import { escapeHtml } from './escapeHtml.ts';

interface Heading {
  depth: number;
  text: string;
  anchor: string;
}

/** A part of a document, from a heading to the next one, as plain text. */
interface Part extends Heading {
  words: string;
}

export interface Rendered {
  html: string;
  parts: readonly Part[];
}

/** Plain text of tokens. */
function wordsOf(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if (token.type === 'table') {
        const { header, rows } = token as Tokens.Table;
        return [header, ...rows].map((row) => row.map((cell) => wordsOf(cell.tokens)).join(' ')).join('\n');
      }
      if (token.type === 'list') return (token as Tokens.List).items.map((item) => wordsOf(item.tokens)).join('\n');
      if ('tokens' in token && token.tokens) return wordsOf(token.tokens);
      return 'text' in token && typeof token.text === 'string' ? token.text : '';
    })
    .join('');
}

/** Address of a document's link in the site; null for a file outside the site. */
function addressOf(href: string, from: Document, exists: (path: string) => boolean): string | null {
  if (/^(https?:|mailto:|#)/.test(href)) return href;
  const [path = '', anchor] = href.split('#', 2);
  const target = posix.join(posix.dirname(from.path), path);
  if (!exists(target)) return null;
  return path.replace(/\.md$/, '.html') + (anchor ? `#${anchor}` : '');
}

/**
 * HTML of a document. Headings get anchors, tables and code can be scrolled by keyboard, links to documents become
 * links to their pages, and links to code become plain names. Tags in the text are shown literally.
 * @param isInSite true for a file that is in the site
 */
export function renderDocument(document: Document, isInSite: (path: string) => boolean): Rendered {
  const parts: Part[] = [];
  const taken = new Map<string, number>();
  const uniqueAnchor = (text: string) => {
    const anchor = anchorOf(text);
    const count = taken.get(anchor) ?? 0;
    taken.set(anchor, count + 1);
    return count ? `${anchor}-${count}` : anchor;
  };

  const marked = new Marked({ gfm: true });
  const tokens = marked.lexer(document.text);
  for (const token of tokens) {
    if (token.type === 'heading') {
      const text = wordsOf([token]);
      parts.push({ depth: (token as Tokens.Heading).depth, text, anchor: uniqueAnchor(text), words: '' });
    } else {
      const part = parts.at(-1);
      if (part) part.words += `${wordsOf([token])}\n`;
    }
  }

  let next = 0;
  let title = document.title;
  /** Number of tables under each heading so far, for distinct names. */
  const tables = new Map<string, number>();
  marked.use({
    renderer: {
      heading({ depth, tokens: inside }) {
        const part = parts[next++];
        title = part?.text ?? title;
        return `<h${depth} id="${part?.anchor ?? ''}">${this.parser.parseInline(inside)}</h${depth}>\n`;
      },
      table(token) {
        const row = (cells: Tokens.TableCell[], tag: string) =>
          `<tr>${cells.map(({ tokens: inside }) => `<${tag}>${this.parser.parseInline(inside)}</${tag}>`).join('')}</tr>`;
        const body = token.rows.map((cells) => row(cells, 'td')).join('\n');
        const count = (tables.get(title) ?? 0) + 1;
        tables.set(title, count);
        const name = document.lang === 'ko' ? '표' : 'table';
        const label = `${escapeHtml(title)}: ${name}${count > 1 ? ` ${count}` : ''}`;
        return `<div class="wide" role="region" tabindex="0" aria-label="${label}"><table><thead>${row(token.header, 'th')}</thead>\n<tbody>${body}</tbody></table></div>\n`;
      },
      code({ text }) {
        return `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>\n`;
      },
      link({ href, tokens: inside }) {
        const words = this.parser.parseInline(inside);
        const address = addressOf(href, document, isInSite);
        return address === null ? words : `<a href="${escapeHtml(address)}">${words}</a>`;
      },
      image({ href, text }) {
        return `<img src="${escapeHtml(href)}" alt="${escapeHtml(text)}">`;
      },
      html({ text }) {
        return escapeHtml(text);
      },
    },
  });
  return { html: marked.parser(tokens), parts };
}
