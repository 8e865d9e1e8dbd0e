import type { Check } from '../GateContext.ts';
import { walksOf } from '../walk/walk.ts';

/** Every page settles after rendering: one that keeps working drains the tab and the battery. */
export const rest: Check = {
  name: 'pages come to rest',
  run: async (context) =>
    (await walksOf(context)).flatMap(({ visitor, pages }) =>
      pages
        .filter(({ isAtRest }) => !isAtRest)
        .map(({ path }) => `${visitor}: ${path}: the browser has not one free moment`),
    ),
};
