import * as parser from '@typescript-eslint/parser';
import { commentWidth } from './launcher/linting/commentWidth.mjs';
import { textInElement } from './launcher/linting/textInElement.mjs';
import { wallClock } from './launcher/linting/wallClock.mjs';

// The portal's own syntactic rules. Rules that other tools provide are in .oxlintrc.json.

const portal = {
  rules: { 'comment-width': commentWidth, 'text-in-element': textInElement, 'wall-clock': wallClock },
};

/** No two stylesheets of a section may style the same element, so that their order never has an effect. */
const NO_CLASS_NAME = {
  selector: 'TSPropertySignature[key.name="className"]',
  message: 'A component of a section takes no className: its own stylesheet says how it looks.',
};

/** Forms, steps and dialogs end alike, so that continuing without reading means pressing the same place everywhere. */
const GOES_ON_LAST = {
  selector: [
    ':matches(JSXElement[openingElement.name.name="Actions"], JSXAttribute[name.name="footer"] JSXFragment)',
    [
      'JSXElement[openingElement.name.name="Button"]',
      ':not(:has(JSXAttribute[name.name="variant"][value.value=/^(secondary|plain)$/]))',
      // These are acts on a row of a table.
      ':not(:has(JSXAttribute[name.name="size"][value.value="small"]))',
      ' ~ :matches(JSXElement, JSXExpressionContainer)',
    ].join(''),
  ].join(' > '),
  message: 'The button that goes on is the last one; what leaves, or does something else, stands before it.',
};

/** A browser's limit silently cuts off the end of pasted text before anyone has read it. */
const NO_SILENT_LIMIT = {
  selector: [
    'JSXOpeningElement:not(:has(JSXAttribute[name.name=/^(type|role)$/][value.value=/^(search|combobox)$/])) > JSXAttribute[name.name="maxLength"]',
    'ObjectExpression:has(> Property[key.name="label"]) > Property[key.name="maxLength"]',
  ].join(', '),
  message: 'The rule of a field says how long it may be; maxLength cuts without a word.',
};

/** Browsers inside other programs ignore such a download without a word. */
const NO_OWN_DOWNLOAD = {
  selector: 'AssignmentExpression > MemberExpression.left[property.name="download"]',
  message: 'A file that the page has is saved by saveFile() of @portal/shared/documents.',
};

/** A visitor's clock may be days off: it decides nothing. */
const NO_OWN_CLOCK = {
  selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
  message: 'The time that decides is `serverNow()` of @portal/shared/time.',
};

/** The kit writes (필수) and (선택) after a label. */
const MARKED_BY_KIT = {
  selector: [
    ':matches(JSXAttribute, Property) Literal[value=/^\\((필수|선택)\\)|\\((필수|선택)\\)$/]',
    'JSXText[value=/\\((필수|선택)\\)\\s*$/]',
    'JSXAttribute TemplateElement[value.raw=/^\\((필수|선택)\\)|\\((필수|선택)\\)$/]',
  ].join(', '),
  message: 'Say `required` or `optional`: the field writes (필수) or (선택) behind its label.',
};

/** Conventions of CONTRIBUTING.md that can be checked by syntax. */
const CONVENTIONS = [
  {
    selector: ':matches(PropertyDefinition, MethodDefinition, TSParameterProperty)[accessibility=/private|protected/]',
    message: 'A private member is called #name.',
  },
  {
    selector: ':matches(VariableDeclarator > .id, Property > .key)[name=/(^|_)MILLISECONDS$/]',
    message: 'A duration in milliseconds ends in _MS.',
  },
  {
    selector: ':matches(VariableDeclarator > .id, Property > .key)[name=/^(MOST|LEAST|MAXIMUM|MINIMUM)(_|$)/]',
    message: 'A limit is called MAX_… or MIN_….',
  },
];
/** Complements the boundary `members-are-told-by-notices-alone`, which only sees imports. */
const NO_MESSAGES = [
  {
    selector:
      'CallExpression[callee.property.name="send"]:matches([callee.object.name=/^(message|mail)$/], [callee.object.property.name=/^(message|mail)$/])',
    message: 'A member is told by raiseNotice(); what is sent goes through the outbox.',
  },
  {
    selector: 'CallExpression[callee.property.name="insertInto"][arguments.0.value=/^(outbox|member_notice)$/]',
    message: 'A member is told by raiseNotice(); messages are queued by integrations/message/outbox.ts.',
  },
];
/**
 * An insert takes KEY SHARE on every row that it refers to: with FOR UPDATE two transactions with such inserts would
 * wait for each other. For a row whose key stays, FOR NO KEY UPDATE also excludes other changes.
 */
const NO_KEY_LOCKS = {
  selector: 'CallExpression[callee.property.name="forUpdate"], TemplateElement[value.raw=/\\bfor update\\b/i]',
  message: 'A row is locked by forNoKeyUpdate(), which does not wait for inserts that refer to it.',
};
const NO_HOOKS = {
  selector:
    ':matches(FunctionDeclaration > .id, VariableDeclarator[init.type=/Function/] > .id, MethodDefinition > .key)[name=/^use[A-Z]/]',
  message: 'use… is the name of a hook of React; this runs on the server.',
};

const ROUTING = {
  group: ['react-router', 'react-router-dom'],
  message: 'Routing comes from @portal/shared/router: one instance for all.',
};
const STATE = {
  regex: '^\\.\\./(?:\\.\\./)*(router|session|overlay|client)/',
  message: 'Folders of shared that keep state are imported by package name: one instance for all.',
};

const LISTENING = {
  name: '@playwright/test',
  importNames: ['test', 'default'],
  message: 'A journey takes `test` from e2e/silent.ts, which fails on what the browser complains of.',
};

export default [
  {
    ignores: [
      '**/dist/',
      '**/node_modules/',
      '.cache/',
      '.data/',
      'test-results/',
      'playwright-report/',
      '**/*.cjs',
      '**/*.mjs',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser },
    plugins: { portal },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'no-restricted-syntax': ['error', ...CONVENTIONS],
      'portal/comment-width': 'error',
    },
  },
  {
    files: ['{shell,mf-*,shared,platform}/src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [ROUTING] }],
      'portal/text-in-element': 'error',
    },
  },
  {
    files: ['shared/src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [ROUTING, STATE] }],
    },
  },
  {
    files: ['api/**', 'launcher/**', '{shell,platform}/server/**'],
    rules: { 'no-restricted-syntax': ['error', ...CONVENTIONS, NO_HOOKS, NO_KEY_LOCKS] },
  },
  {
    files: ['api/src/**'],
    ignores: ['api/src/integrations/**', '**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', ...CONVENTIONS, NO_HOOKS, NO_KEY_LOCKS, ...NO_MESSAGES] },
  },
  {
    // A leaving member is as good as deleted: references to the member must be seen, and no more may be added.
    files: ['api/src/modules/user/account/lockLeavingMember.ts'],
    rules: { 'no-restricted-syntax': ['error', ...CONVENTIONS, NO_HOOKS, ...NO_MESSAGES] },
  },
  {
    files: ['{shell,shared,platform}/src/**/*.tsx'],
    // They show buttons side by side.
    ignores: ['**/*.stories.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...CONVENTIONS, GOES_ON_LAST, MARKED_BY_KIT, NO_SILENT_LIMIT] },
  },
  {
    files: ['mf-*/src/**'],
    rules: {
      'no-restricted-syntax': ['error', ...CONVENTIONS, GOES_ON_LAST, MARKED_BY_KIT, NO_SILENT_LIMIT, NO_CLASS_NAME],
    },
  },
  {
    files: ['mf-*/src/**'],
    ignores: ['**/*.test.*', '**/testing/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[...CONVENTIONS, GOES_ON_LAST, MARKED_BY_KIT, NO_SILENT_LIMIT, NO_CLASS_NAME, NO_OWN_CLOCK, NO_OWN_DOWNLOAD],
      ],
    },
  },
  // The facade itself, and the fake API of tests.
  { files: ['shared/src/{router,testing}/**'], rules: { 'no-restricted-imports': 'off' } },
  {
    files: ['e2e/**'],
    ignores: [
      'e2e/silent.ts',
      // Also journeys whose portals stop, or move their clock, while pages are open.
      'e2e/hydrated.ts',
      // Playwright does not drive WebKit here, and sees none of its messages.
      'e2e/engines/webkit/**',
      // They break the portal in every way, and the browser reports each fault in its own words.
      'e2e/faults/**',
      'e2e/gate/**',
      // A development server logs to the console.
      'e2e/newSection/newSection.spec.ts',
    ],
    rules: { 'no-restricted-imports': ['error', { paths: [LISTENING] }] },
  },
  {
    // Packed for external programs, which have neither the pages' client nor its package: it imports single files of
    // it.
    files: ['shared/src/apiClient/**'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'e2e/**'],
    // What measures is no part of the gate.
    ignores: ['**/*.{slow,alone}.test.{ts,tsx}', '**/*.slow.node.test.ts', 'lab/**'],
    rules: { 'portal/wall-clock': 'error' },
  },
];
