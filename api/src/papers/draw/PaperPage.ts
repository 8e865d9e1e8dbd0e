import PDFDocument from 'pdfkit';
import { FACES, inLetters } from './typeface.ts';
import { wrap } from './wrap.ts';

/** Points per millimetre, and per pixel of the pages' sheets, which look the same in print. */
const MM = 72 / 25.4;
const PX = 0.75;

const SIDE = 15 * MM;
const TOP = 14 * MM;

export interface TextStyle {
  x: number;
  width: number;
  /** Points. */
  size: number;
  bold?: boolean;
  color?: string;
  align?: 'center';
  /** Line height as a multiple of the size. */
  leading?: number;
  /** Letter spacing as a multiple of the size. */
  spacing?: number;
  /** Role for screen readers, which skip an artifact; default: a paragraph. */
  role?: 'H1' | 'H2' | 'TH' | 'TD' | 'Lbl' | 'LBody' | 'Artifact';
}

/** Default line height. */
const LEADING = 1.6;

/**
 * One or more A4 pages. Content is drawn from top to bottom; everything shrinks by the scale except the frame. All text
 * is tagged for screen readers.
 */
export class PaperPage {
  readonly pdf: PDFKit.PDFDocument;
  readonly scale: number;
  readonly left = SIDE;
  readonly width: number;
  readonly bottom: number;
  /** Top of the next line. */
  y = TOP;
  /** Structure element that the next content belongs to, for screen readers. */
  #part: PDFKit.PDFStructureElement;
  readonly #file: Promise<Uint8Array<ArrayBuffer>>;

  constructor({ title, author, scale }: { title: string; author: string; scale: number }) {
    this.scale = scale;
    this.pdf = new PDFDocument({
      size: 'A4',
      margin: 0,
      lang: 'ko-KR',
      displayTitle: true,
      pdfVersion: '1.7',
      tagged: true,
      info: { Title: title, Author: author },
    });
    this.width = this.pdf.page.width - 2 * SIDE;
    this.bottom = this.pdf.page.height - TOP;
    this.#part = this.pdf.struct('Document');
    this.pdf.addStructure(this.#part);
    this.pdf.registerFont('regular', FACES.regular);
    this.pdf.registerFont('bold', FACES.bold);
    const parts: Buffer[] = [];
    this.#file = new Promise((resolve, reject) => {
      this.pdf.on('data', (part: Buffer) => parts.push(part));
      this.pdf.on('end', () => resolve(Uint8Array.from(Buffer.concat(parts))));
      this.pdf.on('error', reject);
    });
  }

  get fits(): boolean {
    return this.y <= this.bottom;
  }

  /** Converts pixels of a sheet on screen to points on this page. */
  px(pixels: number): number {
    return pixels * PX * this.scale;
  }

  skip(pixels: number): void {
    this.y += this.px(pixels);
  }

  /** Draws a group: a table, one of its rows, a list. */
  within(role: 'Table' | 'TR' | 'L' | 'LI', draw: () => void): void {
    const outer = this.#part;
    const part = this.pdf.struct(role);
    outer.add(part);
    this.#part = part;
    draw();
    part.end();
    this.#part = outer;
  }

  /** Draws a picture with its alternative text. */
  picture(words: string, draw: () => void): void {
    this.#part.add(this.pdf.struct('Figure', { alt: words }, draw));
  }

  /** Draws lines and backgrounds, which screen readers skip. */
  decorate(draw: () => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' });
    draw();
    this.pdf.endMarkedContent();
  }

  /** Lines of a text, broken between words. */
  lines(text: string, { width, size, bold = false, spacing = 0 }: TextStyle): string[] {
    this.pdf.font(bold ? 'bold' : 'regular').fontSize(size);
    return wrap(inLetters(text), width, (part) => this.pdf.widthOfString(part, { characterSpacing: spacing * size }));
  }

  heightOf(text: string, style: TextStyle): number {
    return this.lines(text, style).length * style.size * (style.leading ?? LEADING);
  }

  /** Writes a text at a given height, and returns the height of its end. */
  writeAt(y: number, text: string, style: TextStyle): number {
    const { x, width, size, color = '#000', align, leading = LEADING, spacing = 0, role = 'P' } = style;
    const lines = this.lines(text, style);
    const options = { lineBreak: false, characterSpacing: spacing * size };
    const draw = () => {
      this.pdf.fillColor(color);
      for (const [index, line] of lines.entries()) {
        const indent = align === 'center' ? (width - this.pdf.widthOfString(line.trimEnd(), options)) / 2 : 0;
        const middle = y + (index + 0.5) * size * leading;
        this.pdf.text(line, x + indent, middle - this.pdf.currentLineHeight() / 2, options);
      }
    };
    if (role === 'Artifact') this.decorate(draw);
    else this.#part.add(this.pdf.struct(role, {}, draw));
    return y + lines.length * size * leading;
  }

  /** Writes a text below the previous content, over the whole width unless its style differs. */
  write(text: string, style: Omit<TextStyle, 'x' | 'width'> & Partial<Pick<TextStyle, 'x' | 'width'>>): void {
    this.y = this.writeAt(this.y, text, { x: this.left, width: this.width, ...style });
  }

  /** Continues at the top of a new page. */
  turn(): void {
    this.pdf.addPage();
    this.y = TOP;
  }

  /** Ends the last page. */
  file(): Promise<Uint8Array<ArrayBuffer>> {
    this.#part.end();
    this.pdf.end();
    return this.#file;
  }
}
