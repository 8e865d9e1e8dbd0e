import type { Weight } from '@portal/shared/typeface';
import { inIdleTime } from './inIdleTime.ts';

/** Distinct characters by their font weight. */
export type CharactersByWeight = Readonly<Record<Weight, string>>;

/** Minimum weight for which browsers choose the bold face. */
const FIRST_BOLD = 600;

const weightOf = (element: Element): Weight =>
  Number(getComputedStyle(element).fontWeight) >= FIRST_BOLD ? '700' : '400';

/** Older browsers lack `checkVisibility`: everything counts as visible there. */
const isShown = (element: Element): boolean => !('checkVisibility' in element) || element.checkVisibility();

interface Text {
  element: Element;
  text: string;
}

/** Texts in an element, including those of empty fields. */
function* textsIn(root: Element): Generator<Text> {
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const { parentElement, nodeValue } = nodes.currentNode;
    if (parentElement && nodeValue?.trim()) yield { element: parentElement, text: nodeValue };
  }
  for (const field of root.querySelectorAll('input, textarea'))
    yield { element: field, text: field.getAttribute('placeholder') ?? '' };
}

/** All visible characters in an element. */
export async function charactersByWeight(root: Element): Promise<CharactersByWeight> {
  const characters = { '400': new Set<string>(), '700': new Set<string>() };
  await inIdleTime(textsIn(root), ({ element, text }) => {
    if (!isShown(element)) return;
    const shown = characters[weightOf(element)];
    for (const character of text) shown.add(character);
  });
  return { '400': [...characters['400']].join(''), '700': [...characters['700']].join('') };
}
