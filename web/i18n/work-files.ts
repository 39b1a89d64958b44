/** The message files of the forms of posts and of the back office. */
export const workFiles = import.meta.glob<Record<string, string>>(['./*/posting-*.json', './*/admin*.json'], {
  import: 'default',
});
