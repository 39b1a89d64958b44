import type { ImportSummary } from '../transfer/import.ts';
import type { Report } from '../transfer/report.ts';

/** The summary of an import. */
export function importSummary(summary: ImportSummary, report: Report, dryRun: boolean): string {
  const { read, inserted, updated, unchanged, refused, warnings } = summary;
  const { seconds, rowsPerSecond, peakMegabytes } = summary;
  const count = (number: number) => number.toLocaleString('en-US');
  const written = dryRun
    ? [`good       ${count(inserted)} (nothing was written: --dry-run)`]
    : [`new        ${count(inserted)}`, `updated    ${count(updated)}`, `unchanged  ${count(unchanged)}`];
  const lines = [
    `read       ${count(read)}`,
    ...written,
    `refused    ${count(refused)}`,
    `warnings   ${count(warnings)}`,
    `time       ${seconds.toFixed(1)} s, ${count(rowsPerSecond)} rows a second, ${count(peakMegabytes)} MB at most`,
  ];
  if (refused + warnings > 0) lines.push(`report     ${report.path}`);
  if (!dryRun && read > 0 && inserted + updated + refused === 0)
    lines.push('Nothing has changed since the last import.');
  return `${lines.join('\n')}\n`;
}
