// Proves that every sound keeps the bars of docs/sound.md, as it is heard at full volume. `--sheet` also draws
// docs/pictures/sounds.png.

import { writeFileSync } from 'node:fs';
import { LARGEST_EDGE, SOUND_BARS, soundFaults } from '@great-machine/web/tools/sound-bars';
import { bundleSoundBench, type SoundBench } from '@great-machine/web/tools/sound-bench';
import { launchBrowser, ROOT } from './client.js';

declare const soundBench: SoundBench;

const SHEET = 'docs/pictures/sounds.png';

const browser = await launchBrowser();
const page = await browser.newPage();
await page.addScriptTag({ content: await bundleSoundBench() });
const sounds = await page.evaluate(() => soundBench.measureAll());
if (process.argv.includes('--sheet')) {
  const address = await page.evaluate(() => soundBench.drawAll());
  writeFileSync(`${ROOT}${SHEET}`, Buffer.from(address.split(',')[1] ?? '', 'base64'));
}
await browser.close();

const faults = sounds.flatMap(soundFaults);
if (process.argv.includes('--json')) {
  console.log(JSON.stringify({ ok: faults.length === 0, faults, sounds }));
} else {
  console.log('kind      name                    seconds   peak dB      LUFS     edge');
  for (const { kind, name, seconds, peak, loudness, edge } of sounds) {
    const figures = [seconds.toFixed(1), peak.toFixed(1), loudness.toFixed(1), edge.toFixed(5)];
    console.log(kind.padEnd(10) + name.padEnd(22) + figures.map((figure) => figure.padStart(9)).join(' '));
  }
  for (const [kind, { peak, loudness }] of Object.entries(SOUND_BARS))
    console.log(`Bars of a ${kind}: peak ${peak} dB, ${loudness.join(' to ')} LUFS, edge ${LARGEST_EDGE}`);
  for (const fault of faults) console.error(fault);
  console.log(faults.length === 0 ? 'Every sound keeps its bars.' : `${faults.length} faults.`);
}
process.exitCode = faults.length === 0 ? 0 : 1;
