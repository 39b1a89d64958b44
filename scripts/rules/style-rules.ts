import { posix } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { classesOf, sharedClassesOf } from '../setup/style-modules.ts';
import type { SourceFile } from './file-rules.ts';

/** Class names of a package's own elements, which our sheets style. */
const FOREIGN = /^(maplibregl|driver|ProseMirror|gm|gmnoprint|shared-)/;

const IS_MODULE = /\.module\.css$/;
const IMPORT = /import \* as (\w+) from '([^']+\.module\.css)';/g;
const OTHER_IMPORT = /import (?!\* as |')[^;]*?'[^']+\.module\.css'/;

interface StyleImport {
  name: string;
  module: string;
}

/**
 * Rules about classes: every class of a module is used and every used class exists, modules are imported in one
 * way, a class that is written as a string belongs to a global sheet, `web/styles` defines none, and custom
 * properties that are read are set.
 * @returns one message per violation
 */
export function styleErrors(files: SourceFile[]): string[] {
  const sheets = files.filter(({ path }) => /^web\/.*\.css$/.test(path));
  const sources = files.filter(({ path }) => /^web\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));
  const modules = new Map(
    sheets.filter(({ path }) => IS_MODULE.test(path)).map(({ path, content }) => [path, classesOf(content)]),
  );
  const used = new Map([...modules.keys()].map((path) => [path, new Set<string>()]));
  const importErrors = sources.flatMap((file) => usesOf(file, modules, used));
  return [
    ...importErrors,
    ...[...modules].flatMap(([path, classes]) =>
      moduleErrors(path, classes, used.get(path), importers(path, sources)),
    ),
    ...sheets.flatMap((sheet) => sharedErrors(sheet, modules)),
    ...globalErrors(sheets, sources, files),
    ...propertyErrors(sheets, sources),
  ];
}

/**
 * Custom properties that a sheet reads and nothing sets, in a sheet or from a component: such a rule has no effect.
 */
function propertyErrors(sheets: SourceFile[], sources: SourceFile[]): string[] {
  const set = new Set([
    ...sheets.flatMap(({ content }) => content.match(/--[\w-]+(?=\s*:)/g) ?? []),
    ...sources.flatMap(({ content }) => content.match(/--[a-z][\w-]*/g) ?? []),
  ]);
  return sheets.flatMap(({ path, content }) => {
    const read = [...content.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
    return [...new Set(read)].filter((name) => !set.has(name)).map((name) => `${path}: nobody sets ${name}`);
  });
}

function importsOf({ path, content }: SourceFile): StyleImport[] {
  return [...content.matchAll(IMPORT)].map(([, name = '', from = '']) => ({
    name,
    module: posix.join(posix.dirname(path), from),
  }));
}

const importers = (module: string, sources: SourceFile[]) =>
  sources.filter((file) => importsOf(file).some((one) => one.module === module)).length;

/** Records which classes of its modules a file uses, and reports missing ones. */
function usesOf(file: SourceFile, modules: Map<string, string[]>, used: Map<string, Set<string>>): string[] {
  const errors = OTHER_IMPORT.test(file.content)
    ? [`${file.path}: import a style module as «import * as styles from …», which costs no script`]
    : [];
  for (const { name, module } of importsOf(file)) {
    const classes = modules.get(module);
    if (!classes) {
      errors.push(`${file.path}: there is no ${module}`);
      continue;
    }
    if (new RegExp(`\\b${name}\\[`).test(file.content)) {
      errors.push(`${file.path}: ${name}[…] hides which class is meant, write ${name}.class`);
    }
    for (const [, wanted = ''] of file.content.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))) {
      used.get(module)?.add(wanted);
      if (!classes.includes(wanted)) errors.push(`${file.path}: ${module} has no class ${wanted}`);
    }
  }
  return errors;
}

function moduleErrors(path: string, classes: string[], used = new Set<string>(), importedBy = 0): string[] {
  if (importedBy === 0) return [`${path}: no source imports it`];
  return classes.flatMap((name) => {
    if (!/^[a-z][a-zA-Z0-9]*$/.test(name)) return [`${path}: .${name} is no camelCase word`];
    return used.has(name) ? [] : [`${path}: nobody uses .${name}`];
  });
}

/** Missing classes of shared modules that a sheet references. */
function sharedErrors({ path, content }: SourceFile, modules: Map<string, string[]>): string[] {
  return sharedClassesOf(content)
    .filter((shared) => !modules.get(shared.path)?.includes(shared.name))
    .map((shared) => `${path}: ${shared.path} has no class ${shared.name}`);
}

function globalErrors(sheets: SourceFile[], sources: SourceFile[], files: SourceFile[]): string[] {
  const globals = sheets.filter(({ path }) => !IS_MODULE.test(path));
  const defined = new Set(globals.flatMap(({ content }) => classesOf(content)));
  const escaped = sheets.flatMap(({ content }) =>
    [...content.matchAll(/:global\(([^)]*)\)/g)].flatMap(([, inner = '']) => classesOf(`${inner}{}`)),
  );
  for (const name of escaped) defined.add(name);
  const strayed = sources
    .filter(({ path }) => path.endsWith('.tsx'))
    .flatMap(({ path, content }) =>
      classStrings(path, content)
        .filter((name) => !defined.has(name))
        .map((name) => `${path}: no global sheet defines the class «${name}»`),
    );
  const words = new Set(
    files
      .filter(({ path }) => /\.(tsx?|js)$/.test(path) && !/\.test\.|^e2e\//.test(path))
      .flatMap(({ content }) => content.match(/[A-Za-z][\w-]*/g) ?? []),
  );
  // `tone-${kind}` matches every class with this prefix.
  const stems = files.flatMap(({ path, content }) =>
    /\.tsx?$/.test(path) ? [...content.matchAll(/\b([a-z][\w-]*)\$\{/g)].map(([, stem = '']) => stem) : [],
  );
  const isMade = (name: string) =>
    stems.some(
      (stem) => name.startsWith(stem) && (stem.endsWith('-') || /^\d+$/.test(name.slice(stem.length))),
    );
  const dead = globals.flatMap(({ path, content }) =>
    classesOf(content)
      .filter((name) => !words.has(name) && !isMade(name) && !FOREIGN.test(name))
      .map((name) => `${path}: nobody uses .${name}`),
  );
  const homeless = globals
    .filter(({ path }) => path.startsWith('web/styles/'))
    .flatMap(({ path, content }) =>
      classesOf(content).map((name) => `${path}: .${name} belongs to a module beside its component`),
    );
  return [...strayed, ...dead, ...homeless];
}

/** String literals in the `className` attributes of a component. */
function classStrings(path: string, content: string): string[] {
  if (!content.includes('className')) return [];
  const found: string[] = [];
  const { program } = parseSync(path, content);
  new Visitor({
    JSXAttribute(node) {
      if (node.name.type === 'JSXIdentifier' && node.name.name === 'className') collect(node.value, found);
    },
  }).visit(program);
  return found;
}

type Syntax = { type: string; [key: string]: unknown };

/** Visits everything that may become part of the value, and skips conditions. */
function collect(node: unknown, found: string[]): void {
  const syntax = node as Syntax | null;
  switch (syntax?.type) {
    case 'Literal':
      if (typeof syntax.value === 'string') found.push(...syntax.value.split(/\s+/).filter(Boolean));
      break;
    case 'JSXExpressionContainer':
      collect(syntax.expression, found);
      break;
    case 'ConditionalExpression':
      collect(syntax.consequent, found);
      collect(syntax.alternate, found);
      break;
    case 'LogicalExpression':
      collect(syntax.right, found);
      if (syntax.operator !== '&&') collect(syntax.left, found);
      break;
    case 'TemplateLiteral': {
      const texts = syntax.quasis as { value: { cooked: string } }[];
      // Text adjacent to an expression is part of a longer name.
      texts.forEach(({ value }, index) => {
        let text = value.cooked;
        if (index > 0) text = text.replace(/^\S+/, '');
        if (index < texts.length - 1) text = text.replace(/\S+$/, '');
        found.push(...text.split(/\s+/).filter(Boolean));
      });
      for (const expression of syntax.expressions as unknown[]) collect(expression, found);
      break;
    }
  }
}
