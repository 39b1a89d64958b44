import type { Either, Lang } from '../../contract/locales.ts';
import { nameOf, type PlaceRow } from '../rooms/catalog/service.ts';
import { type Build, columnOf, evaluate, isBuilt } from './evaluate.ts';
import { type FieldName, type FieldType, namesOf, type TransferFormat } from './fields.ts';
import type { Mapping, ValueSpec } from './mapping.ts';
import { why } from './reason.ts';
import { rentalSummary, rentalTitle } from './rental-texts.ts';
import type { Row } from './row.ts';

/** The result of mapping a row, before validation by the contract. Fields without a value are absent. */
export type Values = Partial<Record<FieldName, unknown>>;

/** The language of a text by its letters: Arabic if at least half of them are. */
export function langOf(text: string): Lang {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const all = text.match(/\p{L}/gu)?.length ?? 0;
  return arabic > 0 && arabic * 2 >= all ? 'ar' : 'en';
}

/** A field, how its text is parsed, and its source in the mapping. */
interface MappedField {
  name: FieldName;
  type: FieldType;
  spec: ValueSpec;
}

/** The mapped fields of a kind, those that depend on others last. */
export function specsOf(mapping: Mapping, format: TransferFormat): MappedField[] {
  const specs = namesOf(format).flatMap((name) => {
    const spec = mapping.fields[name];
    return spec ? [{ name, type: format.types[name] as FieldType, spec }] : [];
  });
  return specs.sort((one, other) => Number(isBuilt(one.spec)) - Number(isBuilt(other.spec)));
}

/** Sets a field; an unreadable value is dropped with a warning. */
export function setValue(values: Values, { name, type, spec }: MappedField, row: Row, build?: Build): void {
  const text = evaluate(spec, row, build);
  if (text === null) return;
  const value = read(name, type, text);
  if (value === undefined) row.report('warning', columnOf(spec, row) || name, why(`no_type_${type}`));
  else values[name] = value;
}

function read(name: FieldName, type: FieldType, text: string): unknown {
  switch (type) {
    case 'text':
      return text;
    case 'number': {
      const number = Number(text);
      return Number.isFinite(number) ? number : undefined;
    }
    case 'switch':
      return ['1', 'true', 'yes'].includes(text.toLowerCase());
    case 'list':
      return text.split('|').map((item) => item.trim());
    case 'clock':
      return clockMinutes(text);
    case 'date': {
      const date = new Date(text);
      return Number.isNaN(date.getTime()) ? undefined : date;
    }
    case 'json':
      return name === 'services' && !text.startsWith('[') ? services(text) : json(text);
  }
}

/** Minutes since midnight of `19:00`, and of `25:30` for a time on the next morning. */
function clockMinutes(text: string): number | undefined {
  const [, hours, minutes] = /^(\d{1,2}):([0-5]\d)$/.exec(text.trim()) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** `Italian = إيطالي | Pizza`: several, each in one language or, with an equals sign, in both. */
function services(text: string): Either[] {
  return text.split('|').map((item) => {
    const [en, ar] = item.split(' = ').map((part) => part.trim());
    return en && ar ? { en, ar } : { [langOf(item)]: item.trim() };
  });
}

/** Composes texts for homes from the values so far, in the language of the field. */
export function builderFor(lang: Lang, values: Values, place: PlaceRow | undefined, row: Row): Build {
  return (spec) => {
    const area = (spec.area && evaluate(spec.area, row)) ?? (place ? nameOf(place, lang) : '');
    const isOn = (column: string) => ['1', '1.0', 'true', 'yes'].includes(row.cell(column).toLowerCase());
    const number = (value: unknown) => (typeof value === 'number' ? value : null);
    const write = spec.build === 'rentalTitle' ? rentalTitle : rentalSummary;
    return write(lang, {
      postType: values.postType === 'wanted' ? 'wanted' : 'offer',
      accommodation: accommodationOf(values.accommodation),
      bedrooms: number(values.bedrooms),
      bathrooms: number(values.bathrooms),
      areaSqFt: number(values.areaSqFt),
      area,
      features: (spec.features ?? []).filter(({ column }) => isOn(column)).map((feature) => feature[lang]),
    });
  };
}

function accommodationOf(value: unknown) {
  return value === 'house' || value === 'townhouse' || value === 'room' ? value : 'apartment';
}
