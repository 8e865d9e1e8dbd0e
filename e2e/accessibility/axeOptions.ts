/** Tags of axe's rules, the same wherever it runs. */
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules of those tags, and an experimental one: a name has the visible words (WCAG 2.5.3). */
export const AXE_OPTIONS = {
  runOnly: { type: 'tag' as const, values: AXE_TAGS },
  rules: { 'label-content-name-mismatch': { enabled: true } },
  // No stylesheets, which none of these rules reads: a page opened from the disk may not request them.
  preload: { assets: ['media'] },
};
