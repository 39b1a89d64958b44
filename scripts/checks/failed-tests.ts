import { relative } from 'node:path';
import { z } from 'zod';

/** The part of Vitest's JSON report that names what failed. */
const reportSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()).nullable(),
        }),
      ),
    }),
  ),
});

const most = 20;
/** Colors of a terminal, which messages may contain. */
const colors = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
const firstLine = (message = '') => message.replaceAll(colors, '').split('\n', 1)[0]?.slice(0, 300) ?? '';

/**
 * The failed tests of a run, each with its file and the first line of its error, to be repeated at the end of a long
 * output.
 * @param report the JSON report of Vitest
 * @returns one string per failed test or file, at most 20
 */
export function failedTests(root: string, report: string): string[] {
  const lines = reportSchema.parse(JSON.parse(report)).testResults.flatMap((file) => {
    const path = relative(root, file.name);
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    // A file that could not be loaded, or whose hooks failed, has no failed test of its own.
    if (failed.length === 0 && file.status === 'failed') return [`${path}: ${firstLine(file.message)}`];
    return failed.map((test) => `${path} › ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`);
  });
  return lines.length > most ? [...lines.slice(0, most), `and ${lines.length - most} more`] : lines;
}
