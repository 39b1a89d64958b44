import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { npm } from './npm.ts';

/*
 * `npm run sbom [-- FILE]`: the software bill of materials of the running site as CycloneDX, from the lockfile, for
 * all platforms: all packages except development tools, each with version, license and hash.
 */

const [file] = process.argv.slice(2);
const { code, output, complaint } = npm(
  'sbom',
  '--sbom-format=cyclonedx',
  '--sbom-type=application',
  '--package-lock-only',
  '--omit=dev',
);
if (code !== 0) {
  console.error(complaint.trim());
  process.exitCode = 1;
} else {
  const bill = JSON.parse(output);
  const { name } = JSON.parse(
    readFileSync(fileURLToPath(new URL('../../package.json', import.meta.url)), 'utf8'),
  );
  // npm uses the name of the folder.
  bill.metadata.component.name = name;
  const text = `${JSON.stringify(bill, null, 2)}\n`;
  if (file) {
    writeFileSync(file, text);
    console.log(`${file}: ${bill.components.length} components.`);
  } else process.stdout.write(text);
}
