import { drawSpectrogram } from './spectrogram.js';

interface Drawn {
  readonly kind: string;
  readonly name: string;
  readonly sound: AudioBuffer;
}

const COLUMNS = 7;
const WIDTH = 168;
const HEIGHT = 72;
const GAP = 12;
const LABEL = 18;

/** A spectrogram of each sound on one sheet, as a data address. */
export function drawSheet(sounds: readonly Drawn[]): string {
  const canvas = document.createElement('canvas');
  const rows = Math.ceil(sounds.length / COLUMNS);
  canvas.width = COLUMNS * (WIDTH + GAP) + GAP;
  canvas.height = rows * (HEIGHT + LABEL + GAP) + GAP;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('the page cannot draw');
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  for (const [at, { kind, name, sound }] of sounds.entries()) {
    const x = GAP + (at % COLUMNS) * (WIDTH + GAP);
    const y = GAP + Math.floor(at / COLUMNS) * (HEIGHT + LABEL + GAP);
    pen.fillStyle = '#1f1418';
    pen.font = '11px sans-serif';
    pen.fillText(`${kind}: ${name} (${sound.duration.toFixed(1)} s)`, x, y + 12, WIDTH);
    const place = { x, y: y + LABEL, width: WIDTH, height: HEIGHT };
    drawSpectrogram(pen, sound.getChannelData(0), sound.sampleRate, place);
  }
  return canvas.toDataURL('image/png');
}
