/** Anchor of a heading as code hosts make it: `The second one` becomes `the-second-one`. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
