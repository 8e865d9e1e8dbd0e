import { TRUSTED_TYPES_SCRIPT } from './trustedTypesScript.ts';

type Rules = Record<'createHTML' | 'createScriptURL', (text: string) => string>;

/** Default policy in a browser with Trusted Types. */
function defaultPolicy(): Rules {
  const policies = new Map<string, Rules>();
  const trustedTypes = {
    createPolicy: (name: string, rules: Rules) => {
      policies.set(name, rules);
      return rules;
    },
  };
  Object.assign(window, { trustedTypes });
  void new Function(TRUSTED_TYPES_SCRIPT)();
  const rules = policies.get('default');
  if (!rules) throw new Error('there is no default policy');
  return rules;
}

afterEach(() => {
  Object.assign(window, { trustedTypes: undefined });
});

test.each([
  '',
  'only = a text, 1 < 2 & 3',
  '<p style="color:red">한 <b>번</b> onclick=1</p><table><tbody><tr><td>1</td></tr></tbody></table>',
  '<a href="/news?no=1">javascript: 소개</a><img src="/files/a.webp" alt="사진">',
  '<tr><td>a row alone',
  '<script></script>',
])('inert HTML is not changed by a single character: %s', (html) => {
  expect(defaultPolicy().createHTML(html)).toBe(html);
});

test.each([
  ['<p onclick="steal()">글</p>', '<p>글</p>'],
  ['<img src=x oNerror=steal()>', '<img src="x">'],
  ['<a href=" java\nscript:steal()">글</a>', '<a>글</a>'],
  ['<iframe srcdoc="<script>steal()</script>"></iframe>', '<iframe></iframe>'],
  ['글<script>steal()</script><svg><script href="data:,steal()"></script></svg>', '글<svg></svg>'],
])('executable parts are removed from %s', (html, expected) => {
  expect(defaultPolicy().createHTML(html)).toBe(expected);
});

test('no text becomes a script', () => {
  expect(defaultPolicy()).not.toHaveProperty('createScript');
});

test('the address of a script is left to the content security policy', () => {
  expect(defaultPolicy().createScriptURL('/remotes/mf-about/routes.js')).toBe('/remotes/mf-about/routes.js');
});

test('browsers without Trusted Types are not affected', () => {
  expect(() => void new Function(TRUSTED_TYPES_SCRIPT)()).not.toThrow();
});
