import { parseAst } from 'vite';

/** The used properties of a syntax tree node. */
interface Node {
  type: string;
  start: number;
  end: number;
  [member: string]: unknown;
}

/** An endpoint that a contract module declares, as far as a browser needs it. */
export interface LightEndpoint {
  name: string;
  /** The source of an object with the method, unless it is `get`, and the path. */
  code: string;
}

const neededByBrowsers = new Set(['method', 'path']);

function lightCode(definition: Node, source: string): string {
  const needed = (definition.properties as Node[]).filter(
    ({ type, key }) => type === 'Property' && neededByBrowsers.has((key as Node).name as string),
  );
  for (const { value } of needed) {
    if ((value as Node).type !== 'Literal')
      throw new Error(
        `An endpoint's method and path are written out: ${source.slice(definition.start, definition.end)}`,
      );
  }
  return `{ ${needed.map(({ start, end }) => source.slice(start, end)).join(', ')} }`;
}

/**
 * The endpoints that a contract module exports: `export const readRental = endpoint({ … })`.
 * @param source TypeScript
 * @throws if the method or path of one is not a literal
 */
export function lightEndpoints(source: string): LightEndpoint[] {
  if (!source.includes('= endpoint(')) return [];
  // Nodes are read by property names, which the parser's types know only by node kind.
  const program = parseAst(source, { lang: 'ts' }) as unknown as { body: Node[] };
  return program.body.flatMap((statement) => {
    const declaration = statement.declaration as Node | null | undefined;
    if (statement.type !== 'ExportNamedDeclaration' || declaration?.type !== 'VariableDeclaration') return [];
    return (declaration.declarations as Node[]).flatMap(({ id, init }) => {
      const call = init as Node | null;
      const callee = call?.callee as Node | undefined;
      if (call?.type !== 'CallExpression' || callee?.name !== 'endpoint') return [];
      const [definition] = call.arguments as [Node];
      return [{ name: (id as Node).name as string, code: lightCode(definition, source) }];
    });
  });
}

const contractImport = /\bimport\s*\{([^}]*)\}\s*from\s*(["'])((?:\.{1,2}\/)+contract\/[^"'?]+\.ts)\2;?/g;

/**
 * Inlines the endpoints that a page module imports, so that no page contains the contract's schemas and the library
 * behind them, nor the endpoints of lazy pages. (A bundler does not split a module: what a form needs later would
 * be part of every page's initial scripts.)
 * @param code JavaScript
 * @param endpointsOf the endpoints of the module that an import names
 */
export function inlineEndpoints(
  code: string,
  endpointsOf: (specifier: string) => readonly LightEndpoint[],
): string {
  return code.replace(contractImport, (whole, list: string, _quote, specifier: string) => {
    const names = list
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean);
    const known = new Map(endpointsOf(specifier).map(({ name, code: light }) => [name, light]));
    const constants: string[] = [];
    const others: string[] = [];
    for (const name of names) {
      const [imported = '', local = imported] = name.split(/\s+as\s+/);
      const light = known.get(imported);
      if (light) constants.push(`const ${local} = ${light};`);
      else others.push(name);
    }
    if (constants.length === 0) return whole;
    const rest = others.length > 0 ? `import { ${others.join(', ')} } from '${specifier}';` : '';
    return `${constants.join('')}${rest}`;
  });
}
