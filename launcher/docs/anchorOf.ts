/** The name by which a heading is linked to, as code hosts make it: `The contract version` is `the-contract-version`. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
