const FONT = "Pretendard, 'Apple SD Gothic Neo', 'Noto Sans KR', 'Noto Sans CJK KR', 'Malgun Gothic', sans-serif";

const escape = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

export interface Words {
  /** Large words, one per line. */
  words: readonly string[];
  /** Small words above and below the large ones. */
  over?: string;
  under?: string;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Words as large as fit into a box, at most 64 pixels, from its left edge. */
export function lettering({ words, over, under }: Words, colour: string, box: Box): string {
  const longestLength = Math.max(...words.map((word) => [...word].length));
  const size = Math.min(
    box.width / (longestLength * 0.98),
    box.height / (words.length * 1.25 + (over ? 0.75 : 0) + (under ? 0.8 : 0)),
    64,
  );
  const small = Math.max(11, Math.min(size * 0.5, 24));
  const total = words.length * size * 1.25 + (over ? small * 1.6 : 0) + (under ? small * 1.7 : 0);
  let y = box.y + (box.height - total) / 2;
  const write = (text: string, fontSize: number, weight: number, advance: number) => {
    y += advance;
    return `<text x="${Math.round(box.x)}" y="${Math.round(y - advance * 0.24)}" font-size="${fontSize.toFixed(1)}" font-weight="${weight}" fill="${colour}">${escape(text)}</text>`;
  };
  const lines = [
    over ? write(over, small, 400, small * 1.6) : '',
    ...words.map((word) => write(word, size, 700, size * 1.25)),
    under ? write(under, small, 400, small * 1.7) : '',
  ];
  return `<g font-family="${escape(FONT)}" letter-spacing="-.02em">${lines.join('')}</g>`;
}
