import hooks from 'eslint-plugin-react-hooks';
import ts from 'typescript-eslint';

export default ts.config(
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
  ...ts.configs.recommended,
  {
    languageOptions: { parserOptions: { projectService: true } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: 'Browsers ask the API through @portal/shared/client.' },
      ],
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['{shell,mf-*,shared}/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    rules: {
      ...hooks.configs.recommended.rules,
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['react-router', 'react-router-dom'],
              message: 'Routing comes from @portal/shared/router: one instance for all.',
            },
            {
              regex: '^\\.\\./(?:\\.\\./)*(router|session|overlay|client)/index\\.ts$',
              message: 'Folders of shared that keep state are imported by package name: one instance for all.',
            },
          ],
        },
      ],
    },
  },
  { files: ['shared/src/router/**'], rules: { 'no-restricted-imports': 'off' } },
  {
    // Programs of Node, not of the browser: they print and fetch.
    files: [
      'api/**',
      'launcher/**',
      'e2e/**',
      'shell/server/**',
      'shared/src/federation/**',
      '**/*.node.test.ts',
      '*/*.ts',
      '*/measure/**',
      'jest/**',
      '*.ts',
    ],
    rules: { 'no-restricted-globals': 'off', 'no-console': 'off' },
  },
  {
    // The loader asks for files and the registry, not for the API, and its line for the developer is the console's.
    files: ['shell/src/sections/**'],
    rules: { 'no-restricted-globals': 'off', 'no-console': 'off' },
  },
);
