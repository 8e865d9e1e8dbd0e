/** What axe checks, wherever it runs. */
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules of those tags, and that a name has the words that are seen (WCAG 2.5.3): an experimental one of axe. */
export const AXE_OPTIONS = {
  runOnly: { type: 'tag' as const, values: AXE_TAGS },
  rules: { 'label-content-name-mismatch': { enabled: true } },
  // Not the stylesheets, which none of these rules reads: a page that was opened from the disk may not ask for them.
  preload: { assets: ['media'] },
};
