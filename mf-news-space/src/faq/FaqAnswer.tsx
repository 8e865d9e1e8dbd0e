/** An answer: an empty line begins a paragraph. */
export function FaqAnswer({ text }: { text: string }) {
  return text.split(/\n{2,}/).map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}
