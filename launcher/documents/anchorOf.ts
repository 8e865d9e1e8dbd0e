/** The name by which a heading is linked to, as code hosts make it: `The second one` is `the-second-one`. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
