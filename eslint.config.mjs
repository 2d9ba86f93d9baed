import docusaurus from '@docusaurus/eslint-plugin';
import importX, {createNodeResolver} from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Finds TypeScript modules; without it, the directions below hold nothing. */
const resolver = createNodeResolver({
  extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
  alias: {'@site': [import.meta.dirname]},
});

/** What each folder of `src` may import besides itself and the check of Node's version, as in `.github/ARCHITECTURE.md`. */
const imports = {
  site: [],
  data: ['site'],
  content: ['site', 'data'],
  search: ['site'],
  components: ['site', 'data', 'search'],
  plugins: ['site', 'data', 'search', 'content'],
  'mcp-server': ['site', 'data', 'search'],
  'preview.ts': ['site', 'mcp-server'],
};

const zones = Object.entries(imports).map(([folder, others]) => ({
  target: `./src/${folder}`,
  from: './src',
  except: [folder, 'requireNode.mjs', ...others].map((name) => `./${name}`),
}));

const importOrder = {
  groups: ['builtin', 'external', 'internal', 'parent', 'sibling', 'index'],
  pathGroups: [
    {pattern: '@{docusaurus,theme,theme-original,generated}/**', group: 'external'},
    {pattern: '@site/**', group: 'internal'},
  ],
  pathGroupsExcludedImportTypes: ['builtin'],
  'newlines-between': 'always',
  alphabetize: {order: 'asc'},
};

/** Idioms that comments replace by the technical term. */
const idioms = [
  ...['stands', 'stood', 'standing', 'lies', 'lying', 'mends', 'mended', 'mending', 'anew', 'afresh'],
  ...['furniture', 'made up', 'comes alive', 'come alive', 'way round', 'ways round', 'held against', 'told apart'],
];

export default tseslint.config(
  {ignores: ['.cache', '.docusaurus', 'build', 'node_modules']},
  ...tseslint.configs.strict,
  jsxA11y.flatConfigs.recommended,
  {
    settings: {'import-x/resolver-next': [resolver]},
    plugins: {'@docusaurus': docusaurus, 'import-x': importX, 'react-hooks': reactHooks},
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@docusaurus/no-html-links': 'off',
      '@docusaurus/no-untranslated-text': 'off',
      '@docusaurus/string-literal-i18n-messages': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      'import-x/no-restricted-paths': ['error', {zones}],
      'import-x/order': ['error', importOrder],
      'max-lines': ['error', {max: 300}],
    },
  },
  {
    files: ['src/theme/**'],
    rules: {'max-lines': ['error', {max: 40}], '@typescript-eslint/no-non-null-assertion': 'off'},
  },
  {files: ['tests/**'], rules: {'@typescript-eslint/no-non-null-assertion': 'off'}},
  {
    files: ['src/**', 'tests/**', '*.{ts,mjs}'],
    rules: {'no-warning-comments': ['error', {terms: idioms, location: 'anywhere'}]},
  },
);
