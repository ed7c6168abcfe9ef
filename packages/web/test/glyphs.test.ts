import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

const PACKAGES = new URL('../../', import.meta.url);
const SHOWN = ['web/src/', 'messages/src/'];
const FONTS = ['@fontsource-variable/literata', '@fontsource-variable/oswald'];
const ALPHABETS = ['latin', 'latin-ext', 'cyrillic'];

const { resolve } = createRequire(import.meta.url);

/** The letters that a font brings, as ranges of their numbers. */
function lettersOf(font: string): readonly (readonly [number, number])[] {
  const ranges: Readonly<Record<string, string>> = JSON.parse(
    readFileSync(resolve(`${font}/unicode.json`), 'utf8'),
  );
  return ALPHABETS.flatMap((alphabet) => (ranges[alphabet] ?? '').split(',')).map((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
}

/** Letters of a source, those of style sheets by their numbers (`\2713`), too. */
function lettersIn(source: string): readonly number[] {
  const escaped = [...source.matchAll(/\\u?\{?([0-9a-f]{4,5})\b/gi)].map(([, hex = '']) =>
    Number.parseInt(hex, 16),
  );
  return [...[...source].map((letter) => letter.codePointAt(0) ?? 0), ...escaped];
}

it.each(FONTS)('no letter depends on the fonts of the device: all are in %s', (font) => {
  const ranges = lettersOf(font);
  const isBrought = (letter: number) => ranges.some(([from, to]) => letter >= from && letter <= to);
  const missing = SHOWN.flatMap((folder) =>
    readdirSync(new URL(folder, PACKAGES), { encoding: 'utf8', recursive: true })
      .filter((name) => /\.(tsx?|css)$/.test(name) && !name.includes('.test.'))
      .flatMap((name) =>
        lettersIn(readFileSync(new URL(`${folder}${name}`, PACKAGES), 'utf8'))
          .filter((letter) => !isBrought(letter))
          .map((letter) => `${folder}${name}: ${String.fromCodePoint(letter)}`),
      ),
  );
  expect(missing).toEqual([]);
});
