import { association } from '@portal/shared/association';
import { escapeHtml } from './escapeHtml.ts';
import { relativeTo } from './relativeTo.ts';

interface Page {
  address: string;
  title: string;
  lang: 'en' | 'ko';
  /** Next to the text, or above it on a phone. */
  navigation: string;
  content: string;
  /** Addresses of scripts. */
  scripts?: readonly string[];
}

export const STYLES = 'docs.css';
export const START = 'index.html';
export const SEARCH = 'search.html';

/** HTML of a page. It loads nothing from other servers, and shows everything without scripts. */
export function pageHtml({ address, title, lang, navigation, content, scripts = [] }: Page): string {
  const to = (target: string) => relativeTo(address, target);
  const site = `${association.name} portal`;
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(address === START ? `${site}: documents` : `${title} | ${site}`)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${to(STYLES)}">
${scripts.map((script) => `<script defer src="${to(script)}"></script>`).join('\n')}
</head>
<body>
<a class="skip" href="#content" lang="en">To the text</a>
<header class="head" lang="en">
<a class="site" href="${to(START)}"><span lang="ko">${association.name}</span> portal</a>
<a href="${to(SEARCH)}">Search</a>
</header>
<div class="columns">
<nav class="navigation" aria-label="Documents" lang="en">
${navigation}
</nav>
<main id="content" tabindex="-1">
${content}
</main>
</div>
</body>
</html>
`;
}
