/** The form of commit messages, see CONTRIBUTING.md. */
export default {
  parserPreset: {parserOpts: {headerPattern: /^([a-z][\w-]*): (.+)$/, headerCorrespondence: ['type', 'subject']}},
  rules: {
    'type-empty': [2, 'never'],
    'subject-empty': [2, 'never'],
    'subject-full-stop': [2, 'never', '.'],
    'header-max-length': [2, 'always', 72],
    'body-empty': [2, 'never'],
  },
};
