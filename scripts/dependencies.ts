/**
 * `npm run dependencies`: licences and checksums of what is locked, without a network, and the known faults of what is shipped, where
 * the registry answers. Fails for a licence that is not on the list, a package without a checksum, and a fault that is
 * high or critical; never because nobody answered, which it says.
 */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type LockFile, lockProblems, readFaults } from './dependencyRules.ts';
import { root } from './root.ts';

const AUDIT_MS = 60_000;

/** What `npm audit` prints; it ends with an error where it found something, too. */
function audit(): Promise<string> {
  return new Promise((resolve) => {
    const options = { cwd: root, maxBuffer: 64 * 1024 * 1024, timeout: AUDIT_MS };
    execFile('npm', ['audit', '--omit=dev', '--json', '--fetch-retries=0'], options, (_error, stdout) =>
      resolve(stdout),
    );
  });
}

const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as LockFile;
const problems = lockProblems(lock);
for (const problem of problems) console.error(problem);
console.log(`${Object.keys(lock.packages).length} packages locked, ${problems.length} problems`);

const faults = readFaults(await audit());
if (faults.kind === 'unknown') {
  console.warn(`Known faults were NOT checked: the registry gave no answer (${faults.why}).`);
} else {
  for (const fault of faults.slight) console.warn(`known fault: ${fault}`);
  for (const fault of faults.serious) console.error(`known fault: ${fault}`);
  console.log(`Known faults: ${faults.serious.length} high or critical, ${faults.slight.length} others`);
}
process.exitCode = problems.length > 0 || (faults.kind === 'known' && faults.serious.length > 0) ? 1 : 0;
