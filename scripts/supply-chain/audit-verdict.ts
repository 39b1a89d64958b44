interface Report {
  vulnerabilities?: Record<string, { severity: string; range: string }>;
}

/**
 * The result of `npm audit --json`: 0 for no vulnerabilities, 1 for any, 2 if the registry did not respond, as many
 * mirrors do not, so that a missing response is not mistaken for a clean result.
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
