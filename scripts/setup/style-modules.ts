import { createHash } from 'node:crypto';
import { basename, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin as PostcssPlugin } from 'postcss';

const root = fileURLToPath(new URL('../../', import.meta.url));
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const alphabet = `${letters}0123456789`;

/** The classes of a style sheet, in the order in which it names them first. */
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

/** Three characters for a module, by its path from the root; that no two modules share them is a rule of the check. */
export function modulePrefix(path: string): string {
  const digest = createHash('sha256').update(path).digest();
  const [first = 0, second = 0, third = 0] = [
    digest.readUInt16BE(0),
    digest.readUInt16BE(2),
    digest.readUInt16BE(4),
  ];
  return `${letters[first % letters.length]}${alphabet[second % alphabet.length]}${alphabet[third % alphabet.length]}`;
}

const pathOf = (file: string) => relative(root, file.replace(/\?.*$/, '')).split(sep).join('/');

/**
 * The name of a class in the build: its module's prefix and its place in the module. It depends on the source alone, so
 * that the builds for browsers and for the server agree, and a change of one module leaves the names of all others.
 */
export function shortName(name: string, file: string, css: string): string {
  return `${modulePrefix(pathOf(file))}${Math.max(classesOf(css).indexOf(name), 0).toString(36)}`;
}

/** The name of a class while developing: it says where to look. */
export function readableName(name: string, file: string): string {
  const path = pathOf(file);
  return `${basename(path).replace('.module.css', '')}_${name}_${modulePrefix(path)}`;
}

/** Puts every module in the cascade layer of components, where global sheets of components are, too. */
export function layeredModules(): PostcssPlugin {
  return {
    postcssPlugin: 'layered-modules',
    Once(sheet, { AtRule }) {
      if (!sheet.source?.input.file?.replace(/\?.*$/, '').endsWith('.module.css')) return;
      const layer = new AtRule({ name: 'layer', params: 'components', nodes: [] });
      layer.append(sheet.nodes);
      sheet.removeAll();
      sheet.append(layer);
    },
  };
}

/**
 * Writes the names of classes in the place of `styles.title`, and leaves of the import of a style module that its sheet
 * is needed: it costs no script, and the sheet comes with the chunk of the component as any other.
 * @param read the text of the sheet at an import's specifier, and its file
 */
export function inlineClassNames(
  code: string,
  read: (specifier: string) => { file: string; css: string },
): string {
  const imports = [...code.matchAll(/import \* as (\w+) from ['"]([^'"]+\.module\.css)['"];/g)];
  return imports.reduce((text, [statement, name = '', specifier = '']) => {
    const { file, css } = read(specifier);
    return text
      .replace(statement, `import '${specifier}';`)
      .replace(
        new RegExp(`\\b${name}\\.(\\w+)`, 'g'),
        (_, wanted: string) => `'${shortName(wanted, file, css)}'`,
      );
  }, code);
}
