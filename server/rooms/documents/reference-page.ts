import { errorStatus } from '../../../contract/errors.ts';

interface Schema {
  type?: string | string[];
  enum?: unknown[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
}
interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: Schema;
}
interface Reference {
  $ref: string;
}
export interface Operation {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  security?: Record<string, string[]>[];
  parameters?: (Parameter | Reference)[];
  responses?: Record<string, { description?: string }>;
}
/** The part of an OpenAPI 3.1 document that the page displays. */
export interface OpenApiDocument {
  info: { title: string; description?: string };
  paths?: Record<string, Record<string, Operation>>;
  components?: { parameters?: Record<string, Parameter> };
}

function escapeHtml(value: unknown): string {
  return String(value)
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');
}

function kind({ type, enum: values, minimum, maximum, default: standard }: Schema = {}): string {
  const parts = [
    values ? values.map((value) => JSON.stringify(value)).join(' | ') : [type ?? 'any'].flat().join(' | '),
  ];
  if (minimum !== undefined || maximum !== undefined) parts.push(`${minimum ?? '…'} to ${maximum ?? '…'}`);
  if (standard !== undefined) parts.push(`default ${JSON.stringify(standard)}`);
  return parts.join(', ');
}

function operation(
  method: string,
  path: string,
  { summary = '', description = '', parameters = [], responses = {} }: Operation,
): string {
  // Referenced parameters belong to the base path, which is described once.
  const own = parameters.filter((parameter): parameter is Parameter => 'name' in parameter);
  const rows = own.map(
    (parameter) =>
      `<tr><td><code>${escapeHtml(parameter.name)}</code>${parameter.required ? ' *' : ''}</td><td>${escapeHtml(parameter.in)}</td>` +
      `<td>${escapeHtml(kind(parameter.schema))}</td><td>${escapeHtml(parameter.description ?? '')}</td></tr>`,
  );
  const answers = Object.entries(responses).map(
    ([status, { description = '' }]) =>
      `<li><code>${escapeHtml(status)}</code> ${escapeHtml(description)}</li>`,
  );
  const table = `<table><thead><tr><th>Name</th><th>In</th><th>Type</th><th>Notes</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  return (
    `<section><h2><code>${escapeHtml(method.toUpperCase())}</code> <code>${escapeHtml(path)}</code></h2><p>${escapeHtml(summary)}</p><p>${escapeHtml(description)}</p>` +
    `${rows.length > 0 ? table : ''}<ul>${answers.join('')}</ul></section>`
  );
}

/** A server-rendered page that lists the operations, without scripts and external resources. */
export function referencePage(document: OpenApiDocument): string {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => operation(method, path, one)),
  );
  const base = Object.values(document.components?.parameters ?? {}).map(
    (parameter) =>
      `<tr><td><code>{${escapeHtml(parameter.name)}}</code></td><td>${escapeHtml(kind(parameter.schema))}</td><td>${escapeHtml(parameter.description ?? '')}</td></tr>`,
  );
  const codes = Object.entries(errorStatus).map(
    ([code, status]) =>
      `<tr id="${escapeHtml(code)}"><td><code>${escapeHtml(code)}</code></td><td>${status}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>API · ${escapeHtml(document.info.title)}</title>
<link rel="stylesheet" href="/api/docs.css"></head><body><main>
<h1>${escapeHtml(document.info.title)}: the API</h1><p>${escapeHtml(document.info.description ?? '')}</p>
<p>The same as a machine reads it: <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1).</p>
<section><h2>What every address begins with</h2><table><tbody>${base.join('')}</tbody></table></section>
${operations.join('\n')}
<section><h2>Error codes</h2><table><thead><tr><th>Code</th><th>Status</th></tr></thead><tbody>${codes.join('')}</tbody></table></section>
</main></body></html>`;
}

/** The style sheet of the page; a separate file because the policy forbids inline styles. */
export const referenceStyle = `
body { font: 16px/1.6 system-ui, sans-serif; color: #0f2625; background: #fff; margin: 0; }
main { max-inline-size: 60rem; margin-inline: auto; padding: 2rem 1.25rem 4rem; }
section { border-block-start: 1px solid #d5dddc; margin-block-start: 2rem; padding-block-start: 1rem; overflow-x: auto; }
h1 { font-size: 1.75rem; } h2 { font-size: 1.125rem; overflow-wrap: anywhere; }
table { border-collapse: collapse; inline-size: 100%; } th, td { text-align: start; padding: .375rem .75rem .375rem 0; border-block-end: 1px solid #e3e9e8; vertical-align: top; }
a { color: #0b6f69; }
`;
