import { verdictOf } from './audit-verdict.ts';
import { npm } from './npm.ts';

/* `npm run audit`: known vulnerabilities of the packages that the site runs with, where the registry tells them. */

const { code, line } = verdictOf(npm('audit', '--omit=dev', '--json').output);
console.log(line);
process.exitCode = code;
