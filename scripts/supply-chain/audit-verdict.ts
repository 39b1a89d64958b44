interface Report {
  vulnerabilities?: Record<string, { severity: string; range: string }>;
}

/**
 * What a report of `npm audit --json` means: 0 for none, 1 for any vulnerability, 2 where the registry did not answer,
 * which many mirrors do not, so that nobody takes silence for a clean result.
 */
export function verdictOf(output: string): { code: 0 | 1 | 2; line: string } {
  let report: Report = {};
  try {
    report = JSON.parse(output) as Report;
  } catch {
    // npm wrote no report.
  }
  if (!report.vulnerabilities)
    return { code: 2, line: 'The registry did not answer: nothing is known of vulnerabilities.' };
  const found = Object.entries(report.vulnerabilities);
  if (found.length === 0) return { code: 0, line: 'No known vulnerabilities.' };
  const lines = found.map(([name, { severity, range }]) => `${name} ${range}: ${severity}`);
  return { code: 1, line: lines.join('\n') };
}
