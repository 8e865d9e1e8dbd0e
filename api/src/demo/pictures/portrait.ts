import { palette as p } from './palette.ts';

const HAIR = [p.ink, '#4a3a31', '#6b6a66', '#3b2f2a'];
const CLOTHES = [p.green, p.clay, '#3d5a80', p.leaf, '#6d597a', '#4b4a45'];
const SKIN = ['#efc9a5', '#e9c19b', '#f1d3b5'];

/** Short, longer, and sparse hair. */
const hairOf = (colour: string) => [
  `<path d="M92 160c-6-84 122-84 116 0-6-34-20-48-58-48s-52 14-58 48z" fill="${colour}"/>`,
  `<path d="M86 236c-22-170 150-170 128 0-6 12-16 14-20 4 10-60 4-112-44-118-48 6-54 58-44 118-4 10-14 8-20-4z" fill="${colour}"/>`,
  `<path d="M96 150c2-62 106-62 108 0-10-22-24-32-54-32s-44 10-54 32z" fill="${colour}"/>`,
];

const pick = <Item>(items: readonly [Item, ...Item[]] | readonly Item[], seed: number): Item =>
  items[seed % items.length] as Item;

/** Draws a generic portrait in the proportions of a passport photo, as SVG. */
export function drawPortrait(seed: number): string {
  const skin = pick(SKIN, seed);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400" viewBox="0 0 300 400"><rect width="300" height="400" fill="#e6edf0"/><path d="M30 400c0-104 70-120 120-120s120 16 120 120z" fill="${pick(CLOTHES, seed)}"/><path d="M120 240h60v44c-14 22-46 22-60 0z" fill="${skin}"/><path d="M112 286l38 34 38-34 14 8-52 56-52-56z" fill="${p.white}"/><ellipse cx="150" cy="178" rx="56" ry="72" fill="${skin}"/>${pick(hairOf(pick(HAIR, Math.floor(seed / 2))), Math.floor(seed / 3))}<g fill="${p.ink}"><circle cx="128" cy="180" r="4"/><circle cx="172" cy="180" r="4"/></g><path d="M134 216c10 8 22 8 32 0" fill="none" stroke="${p.clay}" stroke-width="4" stroke-linecap="round"/></svg>`;
}
