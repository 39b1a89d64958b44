import { verdictOf } from './audit-verdict.ts';
import { npm } from './npm.ts';

/* `npm run audit`: known vulnerabilities of runtime packages, if the registry supports it. */

const { code, line } = verdictOf(npm('audit', '--omit=dev', '--json').output);
console.log(line);
process.exitCode = code;
