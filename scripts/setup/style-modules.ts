import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin as PostcssPlugin } from 'postcss';

const root = fileURLToPath(new URL('../../', import.meta.url));
const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const letters = `abcdefghijklmnopqrstuvwxyz${capitals}`;
const alphabet = `${letters}0123456789`;

/** The classes of a style sheet, in the order of first occurrence. */
export function classesOf(css: string): string[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/"[^"]*"|'[^']*'/g, '""');
  const selectors = plain.match(/[^{};]+(?=\{)/g) ?? [];
  const own = selectors
    .filter((selector) => !selector.trim().startsWith('@'))
    .map((selector) => selector.replace(/:global\([^)]*\)/g, ''));
  return [
    ...new Set(
      own.flatMap((selector) => [...selector.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name)),
    ),
  ];
}

/** The animations that a style sheet defines, in order. */
const keyframesOf = (css: string) => [...css.matchAll(/@keyframes\s+([\w-]+)/g)].map(([, name = '']) => name);

/** Characters of a hash of the text; the first is one of `starts`. */
function digestOf(text: string, length: number, starts = letters): string {
  const digest = createHash('sha256').update(text).digest();
  return Array.from({ length }, (_, at) => {
    const among = at === 0 ? starts : alphabet;
    return among[digest.readUInt16BE(at * 2) % among.length];
  }).join('');
}

/** If this many capital letters are taken, all of them are: a shared module gets two characters like any other. */
const capitalTurns = 300;

/** The folder of shared classes. */
const sharedFolder = 'web/ui/shared/';

/**
 * Two characters for each module, by its path from the root, and a capital letter for each of the shared modules.
 * If two modules would have the same, the later path gets the next free one: every character counts, as each page
 * contains hundreds of class names.
 */
export function modulePrefixes(paths: readonly string[]): Map<string, string> {
  const taken = new Map<string, string>();
  for (const path of [...paths].sort()) {
    const prefixOfTurn = (turn: number) => {
      const text = turn === 0 ? path : `${path} ${turn}`;
      const isShort = path.startsWith(sharedFolder) && turn < capitalTurns;
      return isShort ? digestOf(text, 1, capitals) : digestOf(text, 2);
    };
    let prefix = prefixOfTurn(0);
    for (let turn = 1; taken.has(prefix); turn++) prefix = prefixOfTurn(turn);
    taken.set(prefix, path);
  }
  return new Map([...taken].map(([prefix, path]) => [path, prefix]));
}

let prefixes = new Map<string, string>();

/** The prefix of a module of the site; the folders are read again for a new one. */
function prefixOf(path: string): string {
  if (!prefixes.has(path)) {
    const found = globSync('web/**/*.module.css', { cwd: root }).map((one) => one.split(sep).join('/'));
    prefixes = modulePrefixes([...new Set([...found, path])]);
  }
  return prefixes.get(path) ?? '';
}

const pathOf = (file: string) => relative(root, file.replace(/\?.*$/, '')).split(sep).join('/');

/**
 * The name of a class or an animation in the build: the prefix of its module and its index there. It depends on the
 * source only, so that the builds for browsers and for the server agree, and a change of one module does not affect
 * the names of others.
 */
export function shortName(name: string, file: string, css: string): string {
  const names = [...classesOf(css), ...keyframesOf(css)];
  return `${prefixOf(pathOf(file))}${Math.max(names.indexOf(name), 0).toString(36)}`;
}

/** The name of a class in development: it identifies the source. */
export function readableName(name: string, file: string): string {
  const path = pathOf(file);
  return `${basename(path).replace('.module.css', '')}_${name}_${digestOf(path, 3)}`;
}

const isShared = (file: string) => pathOf(file).startsWith(sharedFolder);

/**
 * Puts every module in the cascade layer of components, except those of `web/ui/shared`, whose layer is below:
 * rules of a component override a shared class, whatever the order of sheets in the document.
 */
export function layeredModules(): PostcssPlugin {
  return {
    postcssPlugin: 'layered-modules',
    Once(sheet, { AtRule }) {
      const file = sheet.source?.input.file?.replace(/\?.*$/, '');
      if (!file?.endsWith('.module.css')) return;
      const params = isShared(file) ? 'shared' : 'components';
      const layer = new AtRule({ name: 'layer', params, nodes: [] });
      layer.append(sheet.nodes);
      sheet.removeAll();
      sheet.append(layer);
    },
  };
}

/**
 * Inlines the class names in place of `styles.title`, and reduces the import of a style module to its sheet: it
 * costs no script, and the sheet is part of the component's chunk.
 * @param read the text of the sheet at an import's specifier, and its file
 * @throws if the module is used as an object: `const { title } = styles`
 */
export function inlineClassNames(
  code: string,
  read: (specifier: string) => { file: string; css: string },
): string {
  const imports = [...code.matchAll(/import \* as (\w+) from ['"]([^'"]+\.module\.css)['"];/g)];
  return imports.reduce((text, [statement, name = '', specifier = '']) => {
    const { file, css } = read(specifier);
    if (new RegExp(`[=(,]\\s*${name}\\s*[;,)]`).test(text)) {
      throw new Error(
        `Classes are named one by one, as in ${name}.title, for ${specifier} is not in the build`,
      );
    }
    return text
      .replace(statement, `import '${specifier}';`)
      .replace(
        new RegExp(`\\b${name}\\.(\\w+)`, 'g'),
        (_, wanted: string) => `'${shortName(wanted, file, css)}'`,
      );
  }, code);
}

const sharedClass = /\.shared-([a-z]+)-([a-zA-Z0-9]+)/g;

/** The module and the class of every shared class that a sheet references, as in `.shared-field-label`. */
export const sharedClassesOf = (css: string): { path: string; name: string }[] =>
  [...css.matchAll(sharedClass)].map(([, module = '', name = '']) => ({
    path: `${sharedFolder}${module}.module.css`,
    name,
  }));

/**
 * Replaces references to shared classes in a sheet: `.shared-field-label` is `.label` of
 * `web/ui/shared/field.module.css`. For rules of a component about shared classes within it.
 * @param nameOf the name of a class in this build
 */
export function namedSharedClasses(
  nameOf: (name: string, file: string, css: string) => string,
): PostcssPlugin {
  return {
    postcssPlugin: 'named-shared-classes',
    Rule(rule) {
      if (!rule.selector.includes('.shared-')) return;
      rule.selector = rule.selector.replace(sharedClass, (_, module: string, name: string) => {
        const file = join(root, `${sharedFolder}${module}.module.css`);
        return `.${nameOf(name, file, readFileSync(file, 'utf8'))}`;
      });
    },
  };
}
