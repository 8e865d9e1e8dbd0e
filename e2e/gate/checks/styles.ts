import type { Page } from '@playwright/test';
import type { Check } from '../GateContext.ts';
import { openPage } from '../openPage.ts';
import { walksOf } from '../walk/walk.ts';

/** A style rule as parsed by a browser. */
interface FoundRule {
  kind: 'selector' | 'keyframes' | 'font' | 'property';
  text: string;
  /** True inside `@layer kit`, which every app's own rules override. */
  kit: boolean;
}

/** The parts of a selector that restrict its matches: without exclusions and alternatives. */
const decisive = (selector: string) =>
  selector.replace(/:(?:not|has)\((?:[^()]|\([^()]*\))*\)/g, '').replace(/:(?:is|where)\([^()]*,[^()]*\)/g, '');

/** Selectors of a list; commas inside parentheses separate nothing. */
const selectorsOf = (list: string) => list.split(/,(?![^(]*\))/).map((selector) => selector.trim());

/** Rules that could change the look of something outside the section. */
export function strayRules(section: string, rules: readonly FoundRule[]): string[] {
  const scoped = new RegExp(`\\.${section}[-_]`);
  return rules
    .filter(({ kit }) => !kit)
    .flatMap(({ kind, text }) => {
      if (kind === 'selector') return selectorsOf(text).filter((selector) => !scoped.test(decisive(selector)));
      return text.startsWith(section) ? [] : [`@${kind} ${text}`];
    });
}

/** Reads style sheets with the browser's own parser. */
const rulesIn = (page: Page, sheets: readonly string[]): Promise<FoundRule[]> =>
  page.evaluate((texts) => {
    const found: FoundRule[] = [];
    const walk = (rules: CSSRuleList, kit: boolean) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) found.push({ kind: 'selector', text: rule.selectorText, kit });
        else if (rule instanceof CSSKeyframesRule) found.push({ kind: 'keyframes', text: rule.name, kit });
        else if (rule instanceof CSSFontFaceRule)
          found.push({ kind: 'font', text: rule.style.getPropertyValue('font-family'), kit });
        else if (rule instanceof CSSPropertyRule) found.push({ kind: 'property', text: rule.name, kit });
        else if (rule instanceof CSSLayerBlockRule) walk(rule.cssRules, kit || /^kit(\.|$)/.test(rule.name));
        else if (rule instanceof CSSGroupingRule) walk(rule.cssRules, kit);
      }
    };
    for (const text of texts) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      walk(sheet.cssRules, false);
    }
    return found;
  }, sheets);

/** No rule of the build, including those added at run time, can match anything outside its pages. */
export const styles: Check = {
  name: 'styles within its scope',
  run: async (context) => {
    const { build, testShell } = context;
    const sheets = [...testShell.build.files].filter(([name]) => name.endsWith('.css')).map(([, text]) => text);
    const added = (await walksOf(context)).flatMap(({ before, pages, after }) =>
      [...pages, after].flatMap((sight) => sight.sheets.filter((sheet) => !before.sheets.includes(sheet))),
    );
    const { page, close } = await openPage(context, build.pages[0]?.path ?? '/');
    try {
      return [...new Set(strayRules(build.name, await rulesIn(page, [...sheets, ...added])))];
    } finally {
      await close();
    }
  },
};
