import { createHash } from 'node:crypto';
import type { AuthType } from '@portal/shared/contract/auth';

/** The sandbox's page: plain HTML and one form, without external resources or scripts. */

const STYLE = `
:root{color-scheme:light dark;--ink:#1c2430;--soft:#5a6472;--line:#8a94a1;--paper:#fff;--ground:#eef1f5;--act:#1f4fa3;--warn:#7a3d00;--warn-ground:#fff3df;--wrong:#a3201f}
@media (prefers-color-scheme:dark){:root{--ink:#eef1f5;--soft:#b3bcc8;--line:#7d8794;--paper:#1b222c;--ground:#11161d;--act:#8fb4ff;--warn:#ffd9a0;--warn-ground:#3a2a10;--wrong:#ff9d99}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:400 17px/1.5 Pretendard,"Apple SD Gothic Neo","Malgun Gothic",sans-serif;word-break:keep-all;overflow-wrap:anywhere}
main{max-width:30rem;margin:0 auto;padding:1.5rem 1rem 3rem}
.label{margin:0 0 1rem;padding:.6rem .9rem;border-radius:.5rem;background:var(--warn-ground);color:var(--warn);font-weight:700}
section{background:var(--paper);border:1px solid var(--line);border-radius:.75rem;padding:1.25rem}
h1{font-size:1.5rem;line-height:1.3;margin:0 0 1rem}
form{display:grid;gap:1rem}
label{display:grid;gap:.3rem;font-weight:700}
small{font-weight:400;color:var(--soft);font-size:.95rem}
input{font:inherit;min-height:3rem;padding:.5rem .75rem;border-radius:.5rem;border:1px solid var(--line);background:var(--paper);color:var(--ink);width:100%}
button{font:inherit;font-weight:700;min-height:3rem;padding:.6rem 1rem;border-radius:.5rem;border:1px solid var(--act);background:transparent;color:var(--act);cursor:pointer}
.main{background:#1f4fa3;border-color:#1f4fa3;color:#fff}
.wrong{color:var(--wrong);font-weight:700;margin:0 0 1rem}
button:focus-visible,input:focus-visible{outline:3px solid var(--act);outline-offset:2px}
`;

const styleHash = createHash('sha256').update(STYLE).digest('base64');

/** Content security policy: the page's own style sheet and form. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

/** The entered values, shown again after an error. */
export interface Typed {
  name: string;
  userBirth: string;
  userPhone: string;
  proof: string;
  /** Identifies the person regardless of the phone. */
  word: string;
}

export const NOTHING_TYPED: Typed = { name: '', userBirth: '', userPhone: '', proof: '', word: '' };

const WAYS: Record<AuthType, { title: string; proof: string; proofHint: string }> = {
  1: {
    title: '신용카드 본인확인',
    proof: '카드번호 뒤 4자리',
    proofHint: '모의 화면이므로 아무 숫자나 4자리를 입력하시면 됩니다.',
  },
  2: { title: '휴대폰 본인확인', proof: '', proofHint: '' },
  3: {
    title: '아이핀(i-PIN) 본인확인',
    proof: '아이핀 아이디',
    proofHint: '모의 화면이므로 아무 아이디나 입력하시면 됩니다.',
  },
};

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const field = (label: string, name: string, value: string, hint: string, attributes: string) =>
  `<label>${label}${hint ? `<small>${hint}</small>` : ''}<input name="${name}" value="${escape(value)}" ${attributes}></label>`;

/** Data that the page passes from its URL to its button. */
export interface Carried {
  identity: string;
  token: string;
  authType: AuthType;
}

const hidden = (name: string, value: string) => `<input type="hidden" name="${name}" value="${escape(value)}">`;

/** Renders the form of a verification; `problem` describes an input error. */
export function identityPage({ identity, token, authType }: Carried, typed: Typed, problem: string): string {
  const way = WAYS[authType];
  const proof =
    authType === 2
      ? field(
          '휴대폰 번호',
          'userPhone',
          typed.userPhone,
          '숫자만 입력해주세요.',
          'required inputmode="numeric" maxlength="11" autocomplete="tel-national"',
        )
      : field(
          way.proof,
          'proof',
          typed.proof,
          way.proofHint,
          authType === 1
            ? 'required inputmode="numeric" maxlength="4" autocomplete="off"'
            : 'required maxlength="30" autocomplete="off"',
        );
  return document(
    way.title,
    `
<section><h1>${way.title}</h1>
${problem ? `<p class="wrong" role="alert">${escape(problem)}</p>` : ''}
<form method="post">${hidden('identity', identity)}${hidden('token', token)}${hidden('authType', String(authType))}
${field('이름', 'name', typed.name, '', 'required maxlength="50" autocomplete="name"')}
${field('생년월일', 'userBirth', typed.userBirth, '숫자 8자리 (예: 19660302)', 'required inputmode="numeric" maxlength="8" autocomplete="bday"')}
${proof}
${field('모의 연계정보', 'word', typed.word, '번호가 바뀐 같은 사람을 흉내 내시려면 전과 같은 낱말을 적어주세요. 비워 두셔도 됩니다.', 'maxlength="30" autocomplete="off"')}
<button class="main" name="action" value="prove">본인확인 완료</button>
<button name="action" value="cancel" formnovalidate>본인확인 취소</button>
</form></section>`,
  );
}

/** Page for a request that is missing or not the portal's. */
export const unknownRequestPage = () =>
  document(
    '본인확인',
    '<section><h1>본인확인 요청을 확인할 수 없습니다</h1><p>처음 화면에서 본인확인을 다시 시작해주세요.</p></section>',
  );

const document = (title: string, content: string) => `<!doctype html>
<html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>모의 ${title}</title><style>${STYLE}</style></head>
<body><main><p class="label">모의 본인확인: 실제 기관에 아무것도 보내지 않습니다.</p>${content}</main></body></html>`;
