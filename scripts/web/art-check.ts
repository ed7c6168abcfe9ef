// Proves that every picture obeys docs/art.md, that nothing lacks its picture, and how large all art is.

import { MODULES } from '@great-machine/rules';
import { checkArt } from './art-rules.js';

const report = checkArt(MODULES);
const isWell = report.faults.length === 0;
if (process.argv.includes('--json')) {
  console.log(JSON.stringify({ ok: isWell, ...report }));
} else {
  for (const [kind, count] of Object.entries(report.pictures))
    console.log(`${String(count).padStart(3)} ${kind}`);
  const inKilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
  console.log(
    `All art: ${inKilobytes(report.zippedBytes)} gzipped (bar: ${inKilobytes(report.mostZippedBytes)})`,
  );
  for (const fault of report.faults) console.error(fault);
  console.log(isWell ? 'Every picture obeys docs/art.md.' : `${report.faults.length} faults.`);
}
process.exitCode = isWell ? 0 : 1;
