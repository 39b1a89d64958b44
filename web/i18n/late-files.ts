/** The message files of what comes late or to few: forms of posts, the tour, the welcome, services of others. */
export const lateFiles = import.meta.glob<Record<string, string>>(
  ['./*/posting-*.json', './*/{tour,welcome,outside}.json'],
  { import: 'default' },
);
