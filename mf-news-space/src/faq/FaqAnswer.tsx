/** An answer whose paragraphs are separated by empty lines. */
export function FaqAnswer({ text }: { text: string }) {
  return text.split(/\n{2,}/).map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}
