/** An answer; an empty line separates paragraphs. */
export function FaqAnswer({ text }: { text: string }) {
  return text.split(/\n{2,}/).map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}
