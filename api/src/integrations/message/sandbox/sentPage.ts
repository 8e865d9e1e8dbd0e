import { createHash } from 'node:crypto';
import { seoulDay, seoulTime } from '@portal/shared/time';
import type { SentMessage } from './sentMessages.ts';

/** The sandbox's page: plain HTML, without external resources or scripts. */

const STYLE = `
:root{color-scheme:light dark;--ink:#1c2430;--soft:#5a6472;--line:#d5dae1;--paper:#fff;--ground:#eef1f5;--warn:#7a3d00;--warn-ground:#fff3df}
@media (prefers-color-scheme:dark){:root{--ink:#eef1f5;--soft:#b3bcc8;--line:#46505e;--paper:#1b222c;--ground:#11161d;--warn:#ffd9a0;--warn-ground:#3a2a10}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:400 17px/1.5 Pretendard,"Apple SD Gothic Neo","Malgun Gothic",sans-serif;word-break:keep-all;overflow-wrap:anywhere}
main{max-width:44rem;margin:0 auto;padding:1.5rem 1rem 3rem}
.label{margin:0 0 1rem;padding:.6rem .9rem;border-radius:.5rem;background:var(--warn-ground);color:var(--warn);font-weight:700}
h1{font-size:1.5rem;line-height:1.3;margin:0 0 1rem}
ol{list-style:none;margin:0;padding:0}
li{background:var(--paper);border:1px solid var(--line);border-radius:.75rem;padding:1rem 1.25rem;margin-bottom:.75rem}
.head{color:var(--soft);margin:0}
.subject{font-weight:700;margin:.35rem 0 0}
.text{margin:.35rem 0 0;white-space:pre-line}
`;

const styleHash = createHash('sha256').update(STYLE).digest('base64');

/** Content security policy: the page's own style sheet. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "form-action 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const item = ({ at, channel, to, subject, text }: SentMessage & { at: Date }) => `<li>
<p class="head">${seoulDay(at).replaceAll('-', '.')} ${seoulTime(at)} · ${escape(channel)} · ${escape(to)}</p>
${subject ? `<p class="subject">${escape(subject)}</p>` : ''}
<p class="text">${escape(text)}</p>
</li>`;

/** Renders the unsent messages, newest first. */
export const sentPage = (messages: readonly (SentMessage & { at: Date })[]) => `<!doctype html>
<html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>보낸 문자와 메일</title><style>${STYLE}</style></head>
<body><main>
<p class="label">시험용 화면입니다. 실제로 보내지는 않습니다.</p>
<h1>보낸 문자와 메일</h1>
${messages.length > 0 ? `<ol>${messages.map(item).join('')}</ol>` : '<p>아직 보낸 것이 없습니다.</p>'}
</main></body></html>`;
