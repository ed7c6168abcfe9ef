const WINDOW = 2048;
const LOWEST = 40;
const HIGHEST = 16_000;
/** What is so much quieter than full scale is left white. */
const FLOOR = -96;
/** From paper to ink, in few steps: the picture stays small. */
const INKS = [
  '#f6efe0',
  '#ecdcb8',
  '#dfc288',
  '#cfa258',
  '#b97f37',
  '#955a2c',
  '#6b3a26',
  '#40221f',
  '#1f1418',
];

/** Draws how strong each pitch is from moment to moment: time to the right, pitch upwards by octaves. */
export function drawSpectrogram(
  pen: CanvasRenderingContext2D,
  samples: Float32Array,
  rate: number,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  for (let column = 0; column < width; column++) {
    const middle = Math.round(((column + 0.5) / width) * samples.length);
    const strengths = strengthsAt(samples, middle);
    for (let row = 0; row < height; row++) {
      const [low, high] = [1 - (row + 1) / height, 1 - row / height].map(
        (part) => (pitchAt(part) / rate) * WINDOW,
      );
      const strength = strongest(strengths, low ?? 0, high ?? 0);
      const ink = Math.round((1 - Math.max(FLOOR, Math.min(0, strength)) / FLOOR) * (INKS.length - 1));
      pen.fillStyle = INKS[ink] ?? '';
      pen.fillRect(x + column, y + row, 1, 1);
    }
  }
}

function pitchAt(part: number): number {
  return LOWEST * (HIGHEST / LOWEST) ** part;
}

/** The strongest among the lines of a spectrum that fall into one dot. */
function strongest(strengths: Float64Array, low: number, high: number): number {
  const from = Math.round(low);
  return Math.max(...strengths.subarray(from, Math.max(from + 1, Math.round(high))), FLOOR);
}

/** The spectrum around a sample in decibels, a full tone at 0. */
function strengthsAt(samples: Float32Array, middle: number): Float64Array {
  const real = new Float64Array(WINDOW);
  const imaginary = new Float64Array(WINDOW);
  for (let at = 0; at < WINDOW; at++) {
    const bell = 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / WINDOW);
    real[at] = bell * (samples[middle - WINDOW / 2 + at] ?? 0);
  }
  transform(real, imaginary);
  return real
    .subarray(0, WINDOW / 2)
    .map((part, at) => 20 * Math.log10(Math.hypot(part, imaginary[at] ?? 0) / (WINDOW / 4) + 1e-9));
}

/** The fast Fourier transform, in place. */
function transform(real: Float64Array, imaginary: Float64Array): void {
  const size = real.length;
  for (let at = 1, other = 0; at < size; at++) {
    let bit = size >> 1;
    for (; other & bit; bit >>= 1) other ^= bit;
    other ^= bit;
    if (at < other) {
      swap(real, at, other);
      swap(imaginary, at, other);
    }
  }
  for (let length = 2; length <= size; length *= 2) {
    for (let start = 0; start < size; start += length) {
      for (let at = 0; at < length / 2; at++) butterfly(real, imaginary, start + at, length, at);
    }
  }
}

function butterfly(
  real: Float64Array,
  imaginary: Float64Array,
  at: number,
  length: number,
  turn: number,
): void {
  const angle = (-2 * Math.PI * turn) / length;
  const other = at + length / 2;
  const [re, im] = [real[other] ?? 0, imaginary[other] ?? 0];
  const turnedReal = re * Math.cos(angle) - im * Math.sin(angle);
  const turnedImaginary = re * Math.sin(angle) + im * Math.cos(angle);
  real[other] = (real[at] ?? 0) - turnedReal;
  imaginary[other] = (imaginary[at] ?? 0) - turnedImaginary;
  real[at] = (real[at] ?? 0) + turnedReal;
  imaginary[at] = (imaginary[at] ?? 0) + turnedImaginary;
}

function swap(values: Float64Array, at: number, other: number): void {
  const kept = values[at] ?? 0;
  values[at] = values[other] ?? 0;
  values[other] = kept;
}
