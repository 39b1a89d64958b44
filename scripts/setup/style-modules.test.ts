import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { classesOf, inlineClassNames, modulePrefixes, readableName, shortName } from './style-modules.ts';

const file = fileURLToPath(new URL('../../web/ui/Card.module.css', import.meta.url));
const css = `/* .remark */
.card { background: url("a.png") }
@media (width <= 99.5px) { .card .title:not(.wide), :global(.btn) .title { margin: .5em } }`;

test('the classes of a sheet are found in order, and nothing else', () => {
  expect(classesOf(css)).toEqual(['card', 'title', 'wide']);
});

test('a short name is stable for the same source and unique within a module', () => {
  const names = classesOf(css).map((name) => shortName(name, file, css));
  expect(new Set(names).size).toBe(3);
  expect(shortName('title', `${file}?direct`, css)).toBe(names[1]);
  for (const name of names) expect(name).toMatch(/^[A-Za-z][A-Za-z0-9]\d$/);
});

test('two animations of a module have different names', () => {
  const moving = `${css}\n@keyframes enter { from { opacity: 0 } }\n@keyframes leave { to { opacity: 0 } }`;
  expect(shortName('enter', file, moving)).not.toBe(shortName('leave', file, moving));
});

test('no two modules share a prefix, and other modules affect only conflicting ones', () => {
  const paths = Array.from({ length: 500 }, (_, number) => `web/ui/Card${number}.module.css`);
  const prefixes = modulePrefixes(paths);
  expect(new Set(prefixes.values()).size).toBe(paths.length);
  expect(modulePrefixes(paths.toReversed())).toEqual(prefixes);
  const more = modulePrefixes([...paths, 'web/ui/Added.module.css']);
  const moved = paths.filter((path) => more.get(path) !== prefixes.get(path));
  expect(moved.length).toBeLessThan(3);
});

test('more shared modules than capital letters have a prefix each', () => {
  const paths = Array.from({ length: 30 }, (_, number) => `web/ui/shared/kind${number}.module.css`);
  const prefixes = [...modulePrefixes(paths).values()];
  expect(new Set(prefixes).size).toBe(paths.length);
  expect(prefixes.filter((prefix) => prefix.length === 1)).toHaveLength(26);
});

test('a readable name contains the module and the class', () => {
  expect(readableName('title', file)).toMatch(/^Card_title_\w{3}$/);
});

test('class names are inlined where they are used, and the sheet is retained', () => {
  const code = `import * as styles from './Card.module.css';\nconst all = [styles.card, \`\${styles.title} wide\`];`;
  const inlined = inlineClassNames(code, () => ({ file, css }));
  const [card, title] = ['card', 'title'].map((name) => shortName(name, file, css));
  expect(inlined).toBe(`import './Card.module.css';\nconst all = ['${card}', \`\${'${title}'} wide\`];`);
});

test('a sheet that is used as an object is rejected, as the build has none', () => {
  const code = "import * as styles from './Card.module.css';\nconst { card } = styles;";
  expect(() => inlineClassNames(code, () => ({ file, css }))).toThrow('one by one');
});
