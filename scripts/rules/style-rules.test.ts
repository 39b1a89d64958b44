import { expect, test } from 'vitest';
import { styleErrors } from './style-rules.ts';

const sheet = { path: 'web/ui/map.css', content: '.wide { margin: 0 }' };
const module = {
  path: 'web/ui/Card.module.css',
  content: '.card { margin: 0 }\n.card:hover .title { margin: 1px }',
};
const component = {
  path: 'web/ui/Card.tsx',
  content: `import * as styles from './Card.module.css';
export const Card = ({ kind }: { kind: string }) => (
  <div className={kind === 'other' ? styles.card : \`\${styles.title} wide\`} />
);`,
};

test('classes that exist and are used are accepted', () => {
  expect(styleErrors([sheet, module, component])).toEqual([]);
});

const edited = (from: string | RegExp, to: string) => ({
  ...component,
  content: component.content.replace(from, to),
});

test.each([
  ['a class of a module that nobody uses', edited('styles.title', 'styles.card'), 'nobody uses .title'],
  ['a class that the module has not', edited('styles.title', 'styles.gone'), 'has no class gone'],
  ['a class that cannot be followed', edited('styles.title', 'styles[kind]'), 'hides which class is meant'],
  ['the costly import', edited('* as styles', 'styles'), 'import a style module as'],
  ['a module that is not there', edited('Card.module', 'Gone.module'), 'there is no web/ui/Gone.module.css'],
  ['a module that nobody imports', edited(/^import.*\n/, ''), 'no source imports it'],
  ['a class of no global sheet', edited(' wide', ' narrow'), 'no global sheet defines the class «narrow»'],
  ['a global class that nobody uses', edited(' wide', ''), 'web/ui/map.css: nobody uses .wide'],
])('%s is reported', (_kind, changed, error) => {
  expect(styleErrors([sheet, module, changed]).join('\n')).toContain(error);
});

test('a name that is not camelCase is reported', () => {
  const short = { ...module, content: '.card-title { margin: 0 }' };
  expect(styleErrors([sheet, short, component]).join('\n')).toContain('.card-title is no camelCase word');
});

test('a class in a global sheet is reported', () => {
  const base = { path: 'web/styles/base.css', content: 'h1 { margin: 0 }\n.wide { margin: 0 }' };
  expect(styleErrors([base, module, component])).toEqual([
    'web/styles/base.css: .wide belongs to a module beside its component',
  ]);
});

test('a missing shared class is reported', () => {
  const shared = { path: 'web/ui/shared/field.module.css', content: '.box { margin: 0 }' };
  const user = {
    path: 'web/ui/Field.tsx',
    content: "import * as fieldStyles from './shared/field.module.css';\nfieldStyles.box;",
  };
  const named = (name: string) => ({
    ...module,
    content: `${module.content}\n.card :global(.shared-field-${name}) { margin: 0 }`,
  });
  expect(styleErrors([sheet, named('box'), component, shared, user])).toEqual([]);
  expect(styleErrors([sheet, named('gone'), component, shared, user]).join('\n')).toContain(
    'field.module.css has no class gone',
  );
});

test('a custom property that is never set is reported', () => {
  const tinted = { path: 'web/ui/map.css', content: ':root { --tint: red }\n.wide { color: var(--tint) }' };
  expect(styleErrors([tinted, module, component])).toEqual([]);
  const misspelled = { ...tinted, content: tinted.content.replace('var(--tint)', 'var(--tnit)') };
  expect(styleErrors([misspelled, module, component])).toEqual(['web/ui/map.css: nobody sets --tnit']);
  const byComponent = { ...component, content: `${component.content}\nconst style = { '--tnit': 'red' };` };
  expect(styleErrors([misspelled, module, byComponent])).toEqual([]);
});
