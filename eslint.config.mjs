import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Rules of the language that hold in every file, typed or not. */
const everywhere = {
  eqeqeq: ['error', 'always', { null: 'ignore' }],
  'no-console': 'error',
  'no-debugger': 'error',
  'no-eval': 'error',
  'no-implied-eval': 'error',
  'no-new-func': 'error',
  'no-var': 'error',
  'no-self-compare': 'error',
  'no-unreachable-loop': 'error',
  'no-unsafe-finally': 'error',
  'no-constant-condition': ['error', { checkLoops: false }],
  'no-template-curly-in-string': 'error',
  'prefer-const': 'error',
  'object-shorthand': 'error',
  'max-depth': ['error', 4],
  // Lists of rules are long without being deep; this catches the function that has become a program.
  complexity: ['error', 40],
};

/** Only src/config reads the environment, so that a missing setting is named at start and never halfway. */
const noEnvironment = {
  'no-restricted-properties': [
    'error',
    {
      object: 'process',
      property: 'env',
      message:
        'Read the environment in src/config only: add the setting to its schema and pass the value in.',
    },
  ],
  'no-restricted-imports': [
    'error',
    {
      paths: ['process', 'node:process'].map((name) => ({
        name,
        importNames: ['env'],
        message:
          'Read the environment in src/config only: add the setting to its schema and pass the value in.',
      })),
    },
  ],
};

export default defineConfig(
  globalIgnores([
    '**/dist/',
    'node_modules/',
    '.tenure/',
    'coverage/',
    'src/http/generated/',
    'client/src/schema.ts',
    '**/*.d.ts',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      ...everywhere,
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/return-await': ['error', 'error-handling-correctness-only'],
      // An async method that has nothing to await yet still keeps its promise-shaped contract.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
    },
  },
  {
    // A component is a list of what stands on the page; its conditions are not a program's.
    files: ['src/portal/app/**/*.tsx'],
    rules: { complexity: 'off' },
  },
  {
    files: ['src/**/*.ts', 'workers/**/*.ts', 'migrations/**/*.ts'],
    ignores: ['src/config/**', 'src/embedded/**'],
    rules: noEnvironment,
  },
  {
    files: ['test/**/*.ts'],
    rules: {
      complexity: 'off',
      // Answers of the API and Jest's matchers are `any` by their libraries; the assertions say what they must be.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/restrict-template-expressions': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: ['**/*.mjs', '**/*.cjs', '**/*.js'],
    extends: [tseslint.configs.disableTypeChecked],
    rules: everywhere,
  },
  {
    // A command line speaks on the terminal, and a process that cannot start says why before it has a log.
    files: ['tools/**', 'src/portal/web/**', 'src/server.ts', 'workers/main.ts'],
    rules: { 'no-console': 'off' },
  },
);
