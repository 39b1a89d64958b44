import type { Mapping, Step, ValueSpec } from './mapping.ts';
import { why } from './reason.ts';
import type { Row } from './row.ts';
import { fillTemplate, parseTemplate, type Template, templateColumns } from './template.ts';
import { cut, dollarsToCents, multiply, type Note, transforms } from './transforms.ts';

/** Composes a text from other values of a row: the builders of `rental-texts.ts`. */
export type Build = (spec: Extract<ValueSpec, { build: string }>) => string | null;

const parsed = new Map<string, Template>();

function templateOf(text: string): Template {
  let template = parsed.get(text);
  if (!template) {
    template = parseTemplate(text);
    parsed.set(text, template);
  }
  return template;
}

/** The value of a field for a row by its mapping; null if there is none. */
export function evaluate(spec: ValueSpec, row: Row, build?: Build): string | null {
  const note: Note = (reason) => row.report('warning', columnOf(spec, row), reason);
  let value = rawValue(spec, row, note, build);
  for (const step of spec.transform ?? []) {
    if (value === null || value === '') break;
    value = apply(step, value, note);
  }
  if (spec.lookup) value = lookupValue(spec, value ?? '', note);
  if (value === null || value === '') value = spec.default?.toString() ?? null;
  if ((value === null || value === '') && spec.otherwise) return evaluate(spec.otherwise, row, build);
  return value === '' ? null : value;
}

function rawValue(spec: ValueSpec, row: Row, note: Note, build?: Build): string | null {
  if ('column' in spec) return row.cell(spec.column);
  if ('columns' in spec) return row.cell(spec.columns.find((name) => row.cell(name).trim() !== '') ?? '');
  if ('value' in spec) return spec.value?.toString() ?? null;
  if ('template' in spec) {
    return fillTemplate(templateOf(spec.template), ({ column, steps }) =>
      steps.reduce((text, step) => (text === '' ? text : (apply(step, text, note) ?? '')), row.cell(column)),
    );
  }
  if ('by' in spec) {
    const found = spec.cases[row.cell(spec.by)];
    return found ? evaluate(found, row, build) : null;
  }
  return build?.(spec) ?? null;
}

function apply(step: Step, value: string, note: Note): string | null {
  if (typeof step === 'object') {
    if ('multiply' in step) return multiply(value, note, step.multiply);
    return 'cut' in step ? cut(value, note, step.cut) : dollarsToCents(value, note, step.dollarsToCents);
  }
  return step === 'dollarsToCents' ? dollarsToCents(value, note) : transforms[step](value, note);
}

function lookupValue(spec: ValueSpec, value: string, note: Note): string | null {
  const { lookup = {}, match = 'exact' } = spec;
  if (match !== 'exact') {
    const lower = value.toLowerCase();
    const fits = (key: string) =>
      match === 'prefix' ? lower.startsWith(key.toLowerCase()) : lower.includes(key.toLowerCase());
    const key = Object.keys(lookup).find(fits);
    return key === undefined ? null : (lookup[key] ?? null);
  }
  if (Object.hasOwn(lookup, value)) return lookup[value] ?? null;
  if (value !== '' && spec.default === undefined && !spec.otherwise) note(why('unknown_value'));
  return null;
}

/** The column that a problem with the value is reported under; given the row, that of the case that applies. */
export function columnOf(spec: ValueSpec, row?: Row): string {
  const own = row && 'by' in spec ? spec.cases[row.cell(spec.by)] : undefined;
  if (own) return columnOf(own, row);
  return ownColumns(spec)[0] ?? (spec.otherwise ? columnOf(spec.otherwise) : '');
}

function ownColumns(spec: ValueSpec): string[] {
  if ('column' in spec) return [spec.column];
  if ('columns' in spec) return spec.columns;
  if ('template' in spec) return templateColumns(templateOf(spec.template));
  if ('by' in spec) return [spec.by, ...Object.values(spec.cases).flatMap(columnsOf)];
  if ('build' in spec) {
    return [...(spec.area ? columnsOf(spec.area) : []), ...(spec.features ?? []).map(({ column }) => column)];
  }
  return [];
}

/** Every column that a value may use. Parses the templates, so that invalid ones are detected at once. */
export function columnsOf(spec: ValueSpec): string[] {
  return [...ownColumns(spec), ...(spec.otherwise ? columnsOf(spec.otherwise) : [])];
}

/** Whether a value depends on others, and so must be evaluated after them. */
export function isBuilt(spec: ValueSpec): boolean {
  if ('build' in spec) return true;
  if ('by' in spec && Object.values(spec.cases).some(isBuilt)) return true;
  return spec.otherwise ? isBuilt(spec.otherwise) : false;
}

/** Every column that a mapping uses; includes those of a kind's fields only if these are given. */
export function mappingColumns(mapping: Mapping, fields: readonly string[]): string[] {
  const specs = [
    ...(typeof mapping.source === 'string' ? [] : [mapping.source]),
    ...Object.entries(mapping.fields).flatMap(([name, spec]) =>
      spec && fields.includes(name) ? [spec] : [],
    ),
    ...Object.values(mapping.place).filter((part): part is ValueSpec => typeof part === 'object'),
  ];
  return [
    ...new Set([
      ...mapping.key.flat(),
      ...mapping.skipIf.map((condition) => condition.column),
      ...specs.flatMap(columnsOf),
    ]),
  ];
}
